/** Where in a game somebody looks, and how a link says it: a round, how far it has come, whose eyes. */
import type { SeatNumber } from '../wire/protocol.gen';

export interface Place {
  /** The round, from 1; null for the whole game. */
  readonly round: number | null;
  /** How many starters, picks and cards of the round have been; null for its story. */
  readonly made: number | null;
  /** Who saw it so; null for open hands. */
  readonly seat: SeatNumber | null;
}

export const WHOLE: Place = { round: null, made: null, seat: null };

/** `#4` is a round, `#4.13` the table after thirteen choices, `#4.13.0` as the first seat saw it. */
export function placeOf(hash: string): Place {
  const found = /^#(\d{1,3})(?:\.(\d{1,3})(?:\.(\d))?)?$/.exec(hash);
  if (found === null) return WHOLE;
  const [, round, made, seat] = found.map((part) => (part === undefined ? null : Number(part)));
  return { round: round ?? null, made: made ?? null, seat: seat ?? null };
}

export function hashOf({ round, made, seat }: Place): string {
  if (round === null) return '';
  const far = made === null ? '' : `.${made}`;
  return `#${round}${far}${made === null || seat === null ? '' : `.${seat}`}`;
}
