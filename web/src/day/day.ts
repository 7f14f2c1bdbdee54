/** The hand of one day, as the server tells of it. */
import type { CardCode, SeatNumber, SeatState } from '../wire/protocol.gen';

export interface OwnHand {
  readonly code: string;
  /** Null until it is played. */
  readonly points: number | null;
  readonly game: string | null;
}

export interface Results {
  /** How many people have how many points. */
  readonly points: Readonly<Record<string, number>>;
  /** Of a hundred others, how many one has passed; null while there are few. */
  readonly better_than: number | null;
}

export interface DayHand {
  /** As 2028-02-29. */
  readonly day: string;
  readonly is_today: boolean;
  readonly seat: SeatNumber;
  readonly seats: readonly SeatState[];
  readonly value: number;
  readonly cards: readonly CardCode[];
  readonly played: number;
  readonly own: OwnHand | null;
  readonly row: number;
  readonly results: Results | null;
}

/** A day on the calendar. */
export interface MyDay {
  readonly day: string;
  readonly points: number | null;
}

/** A bar of the histogram. */
export interface Bar {
  readonly points: number;
  readonly people: number;
}

/** Every result from the lowest to the highest, those nobody has included. */
export function barsOf(results: Results): readonly Bar[] {
  const found = Object.entries(results.points).map(([points, people]) => ({ points: Number(points), people }));
  if (found.length === 0) return [];
  const all = found.map(({ points }) => points);
  const first = Math.min(...all);
  const length = Math.max(...all) - first + 1;
  const people = new Map(found.map((bar) => [bar.points, bar.people]));
  return Array.from({ length }, (_, at) => ({ points: first + at, people: people.get(first + at) ?? 0 }));
}

/** The grapes of a row of days: at most a bunch of seven, and whether today's is still to be picked. */
export function grapesOf(row: number, isPlayed: boolean): readonly boolean[] {
  const full = row % BUNCH || (row > 0 && isPlayed ? BUNCH : 0);
  const all = isPlayed ? full : Math.min(full + 1, BUNCH);
  return Array.from({ length: all }, (_, at) => at < full);
}
export const BUNCH = 7;

/** A month as weeks from Monday to Sunday; null before its first day and after its last. */
export function weeksOf(year: number, month: number): readonly (readonly (number | null)[])[] {
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const before = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7;
  const places = Math.ceil((before + days) / 7) * 7;
  const all = Array.from({ length: places }, (_, at) => (at < before || at >= before + days ? null : at - before + 1));
  return Array.from({ length: places / 7 }, (_, week) => all.slice(week * 7, week * 7 + 7));
}

/** Ten signs that give nothing away: how many of ten one has passed. */
export function signsOf(betterThan: number): string {
  const passed = Math.round(betterThan / 10);
  return '🍇'.repeat(passed) + '⬜'.repeat(10 - passed);
}
