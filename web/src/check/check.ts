/** Checks in the browser that a finished game was dealt as its certificate says (docs/deals.md). */
import { Chance, commitmentOf, gameKey } from '../browser/chance';
import type { Hex32, SeatNumber } from '../wire/protocol.gen';
import { fromHex, toHex } from '../browser/random';
import type { Witness } from '../server/witness';
import { claimOf, isBound } from './chain';
import type { CheckedRecord } from './record';

export type StepName = 'seal' | 'chain' | 'seal-seen' | 'nonce' | 'dealer' | 'starter' | 'numbers' | 'hands';

/** One thing that was compared; `fits` is null where there is nothing to compare with. */
export interface CheckStep {
  readonly name: StepName;
  readonly fits: boolean | null;
  readonly round?: number;
}

/** WebCrypto is there only on safe pages: over TLS, or on one's own machine. */
export function canCheck(): boolean {
  return typeof crypto !== 'undefined' && crypto.subtle !== undefined;
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
