/** What follows from how a day went. */
import type { DayYardstick, Results } from '../wire/bodies.gen';

/** A place of the histogram. */
export interface Bar {
  readonly points: number;
  readonly people: number;
}

/** People below whom each is a dot: a histogram would say more than they do. */
export const FEW_BARS = 20;
/** Points from par within which a hand went as was to be expected. */
const USUAL = 1;

/** Every result from the lowest to the highest, those nobody has included, and some to compare with. */
export function barsOf(results: Results, ...beside: readonly number[]): readonly Bar[] {
  const found = Object.entries(results.points).map(([points, people]) => ({ points: Number(points), people }));
  const all = [...found.map(({ points }) => points), ...beside];
  if (all.length === 0) return [];
  const first = Math.min(...all);
  const length = Math.max(...all) - first + 1;
  const people = new Map(found.map((bar) => [bar.points, bar.people]));
  return Array.from({ length }, (_, at) => ({ points: first + at, people: people.get(first + at) ?? 0 }));
}

export type Verdict = 'better-than' | 'above-expert' | 'as-expert' | 'above-par' | 'at-par' | 'below-par' | 'done';

/** What can be said of points first: beside the others, with few of them beside the expert and par. */
export function verdictOf(points: number, betterThan: number | null, yardstick: DayYardstick | null): Verdict {
  if (betterThan !== null) return 'better-than';
  const { par, expert } = yardstick ?? { par: null, expert: null };
  if (par === null || expert === null) return 'done';
  if (points > expert) return 'above-expert';
  if (points === expert) return 'as-expert';
  if (points > par + USUAL) return 'above-par';
  return points >= par - USUAL ? 'at-par' : 'below-par';
}

/** A month as weeks from Monday to Sunday; null before its first day and after its last. */
export function weeksOf(month: string): readonly (readonly (string | null)[])[] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7;
  const places = Math.ceil((before + days) / 7) * 7;
  const nameOf = (at: number): string => `${month}-${String(at).padStart(2, '0')}`;
  const all = Array.from({ length: places }, (_, at) =>
    at < before || at >= before + days ? null : nameOf(at - before + 1),
  );
  return Array.from({ length: places / 7 }, (_, week) => all.slice(week * 7, week * 7 + 7));
}

/** The month of a day: 2028-02. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** The month so many before or after another. */
export function monthFrom(month: string, by: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** Ten signs that give nothing away: how many of ten one has passed. */
export function signsOf(betterThan: number): string {
  const passed = Math.round(betterThan / 10);
  return '🍇'.repeat(passed) + '⬜'.repeat(10 - passed);
}
