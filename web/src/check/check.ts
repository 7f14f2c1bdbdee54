/** Checks in the browser that a finished game was dealt as its certificate says (docs/deals.md). */
import { Chance, commitmentOf, gameKey } from '../browser/chance';
import type { CardCode, Hex32, SeatNumber } from '../wire/protocol.gen';
import { fromHex, toHex } from '../browser/random';
import { isRecord } from '../browser/storage';
import type { Witness } from '../server/witness';
import { claimOf, isBound } from './chain';

export type StepName = 'seal' | 'chain' | 'seal-seen' | 'nonce' | 'dealer' | 'starter' | 'numbers' | 'hands';

/** One thing that was compared; `fits` is null where there is nothing to compare with. */
export interface CheckStep {
  readonly name: StepName;
  readonly fits: boolean | null;
  readonly round?: number;
}

export interface CheckedRecord {
  readonly options: { readonly players: number; readonly more_cards: boolean; readonly pick_designators: boolean };
  readonly rounds: readonly CheckedRound[];
  readonly certificate: Certificate;
  /** Of a hand of the day: which one, and what its year was bound by. */
  readonly day?: unknown;
  /** Of the same cards for many, likewise. */
  readonly challenge?: unknown;
}

interface CheckedRound {
  readonly dealer: SeatNumber;
  readonly starter?: SeatNumber;
  readonly value?: number;
  readonly hands: readonly (readonly CardCode[])[];
}

export interface Certificate {
  readonly commitment: Hex32;
  readonly secret: Hex32;
  readonly nonces: readonly Hex32[];
  readonly starter: 'lot' | 'last-played';
  /** People whose number did not come in. */
  readonly missing?: readonly SeatNumber[];
}

/** WebCrypto is there only on safe pages: over TLS, or on one's own machine. */
export function canCheck(): boolean {
  return typeof crypto !== 'undefined' && crypto.subtle !== undefined;
}

/** The record in a JSON value that can be checked; null if it is none, or has no certificate. */
export function checkable(value: unknown): CheckedRecord | null {
  if (!isRecord(value) || value.format !== 'ebbes-record/1') return null;
  const { options, rounds, certificate } = value;
  const whole = isRecord(options) && isRounds(rounds) && isCertificate(certificate, options.players);
  return whole ? (value as unknown as CheckedRecord) : null;
}

function isRounds(value: unknown): boolean {
  const isRound = (round: unknown) => isRecord(round) && typeof round.dealer === 'number' && Array.isArray(round.hands);
  return Array.isArray(value) && value.length > 0 && value.every(isRound);
}

function isCertificate(value: unknown, players: unknown): boolean {
  if (!isRecord(value) || !Array.isArray(value.nonces)) return false;
  const { nonces, secret, commitment, starter, missing = [] } = value;
  const known = starter === 'lot' || starter === 'last-played';
  const people = nonces.length === players && 2 <= nonces.length && nonces.length <= 5;
  const absent = Array.isArray(missing) && missing.every((seat) => /^0+$/.test(String(nonces[Number(seat)])));
  return known && people && absent && [...nonces, secret, commitment].every(isHex32);
}

function isHex32(value: unknown): boolean {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}

/** Each comparison as it is made, in the order in which people can follow it. */
export async function* check(record: CheckedRecord, witness: Witness | null): AsyncGenerator<CheckStep> {
  const { certificate } = record;
  const secret = fromHex(certificate.secret);
  yield { name: 'seal', fits: toHex(await commitmentOf(secret)) === certificate.commitment };
  const claim = claimOf(record);
  if (claim !== null) yield { name: 'chain', fits: await isBound(certificate, claim) };
  yield { name: 'seal-seen', fits: witness && witness.commitment === certificate.commitment };
  yield { name: 'nonce', fits: witness && nonceFits(witness, certificate.nonces[witness.seat]) };
  const key = await gameKey(secret, certificate.nonces.map(fromHex));
  const { players, more_cards } = record.options;
  yield* dealsOf(record, new Chance(key, players, more_cards));
}

/** Null where the nonce came from another device: here it was never drawn, so nobody can vouch for it. */
function nonceFits({ drawn, told }: Witness, nonce: Hex32 | undefined): boolean | null {
  if (nonce === undefined || (told !== null && told !== nonce)) return false;
  return drawn.includes(nonce) || null;
}

async function* dealsOf(record: CheckedRecord, chance: Chance): AsyncGenerator<CheckStep> {
  const dealers = await expectedDealers(record, chance);
  yield { name: 'dealer', fits: record.rounds.every(({ dealer }, at) => dealer === dealers[at]) };
  yield { name: 'starter', fits: await starterFits(record, chance) };
  if (!record.options.pick_designators) yield { name: 'numbers', fits: await numbersFit(record, chance) };
  for (const [at, { hands }] of record.rounds.entries()) {
    const dealt = await chance.hands(at + 1, dealers[at] as SeatNumber);
    yield { name: 'hands', round: at + 1, fits: JSON.stringify(dealt) === JSON.stringify(hands) };
  }
}

/** The deal passes to the left (R7, R30). */
async function expectedDealers({ rounds, options }: CheckedRecord, chance: Chance): Promise<SeatNumber[]> {
  const first = await chance.firstDealer();
  return rounds.map((_, at) => (first + at) % options.players);
}

/** Whoever played last cannot be computed. */
async function starterFits({ rounds, certificate }: CheckedRecord, chance: Chance): Promise<boolean | null> {
  if (certificate.starter === 'last-played') return null;
  return rounds[0]?.starter === (await chance.firstStarter());
}

async function numbersFit({ rounds }: CheckedRecord, chance: Chance): Promise<boolean> {
  const numbers = await chance.numbers();
  return rounds.every(({ value }, at) => value === numbers[at]);
}
