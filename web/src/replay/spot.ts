/** Where in a game somebody looks, and how a link says it: a round, how far it has come, whose eyes, and what for. */
import type { SeatNumber } from '../wire/protocol.gen';

/** To look, to try own moments again, to go on from there, to have all of it one below the other. */
export type Way = 'look' | 'again' | 'on' | 'study';

export interface Spot {
  /** The round, from 1; null for the whole game. */
  readonly round: number | null;
  /** How many starters, picks and cards of the round have been; null for its story. */
  readonly made: number | null;
  /** Who saw it so; null for open hands. */
  readonly seat: SeatNumber | null;
  readonly way: Way;
}

export const WHOLE: Spot = { round: null, made: null, seat: null, way: 'look' };

const FORM = /^#(?:(\d{1,3})(?:\.(\d{1,3})(?:\.(\d))?)?(?:\.(?=[aos])|$))?(again|on|study)?$/;

/** `#4` is a round, `#4.13` the table after thirteen choices, `#4.13.0` as the first seat saw it; `.on` goes on there. */
export function spotOf(hash: string): Spot {
  const found = FORM.exec(hash);
  if (found === null) return WHOLE;
  const [round, made, seat] = found.slice(1, 4).map((part) => (part === undefined ? null : Number(part)));
  const way = (found[4] ?? 'look') as Way;
  if (way === 'on' && (made ?? null) === null) return WHOLE;
  return { round: round ?? null, made: made ?? null, seat: seat ?? null, way };
}

export function hashOf({ round, made, seat, way }: Spot): string {
  const numbers = round === null ? [] : made === null ? [round] : seat === null ? [round, made] : [round, made, seat];
  const parts = way === 'look' ? numbers : [...numbers, way];
  return parts.length === 0 ? '' : `#${parts.join('.')}`;
}
