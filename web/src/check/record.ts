/** A record with its certificate, as a page gets it to check. */
import { isRecord } from '../browser/storage';
import type { CardCode, Hex32, SeatNumber } from '../wire/protocol.gen';

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
