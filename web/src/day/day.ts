/** What follows from how a day went. */
import type { Results } from '../wire/bodies.gen';

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
