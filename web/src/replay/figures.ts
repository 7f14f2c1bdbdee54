/** Figures of a review as people read them: tenths of a point that add up to the last one. */
import type { Say } from '../words/i18n.svelte';
import type { Ledger, RoundReview } from '../server/review';

/** Where a lead came from, in tenths of a point; each step begins where the last one ended. */
export interface Walk {
  readonly cards: number;
  readonly own: number;
  readonly others: number;
  readonly sum: number;
}

export function tenthsOf(grains: number, inAPoint: number): number {
  return Math.round((grains * 10) / inAPoint) || 0;
}

/** The three steps of a ledger; where they end is rounded, so that they add up as they are read. */
export function walkOf(ledger: Omit<Ledger, 'seat'>, inAPoint: number): Walk {
  const cards = tenthsOf(ledger.deal + ledger.lie, inAPoint);
  const both = tenthsOf(ledger.deal + ledger.lie + ledger.decisions, inAPoint);
  const sum = tenthsOf(ledger.result, inAPoint);
  return { cards, own: both - cards, others: sum - both, sum };
}

/** The ledger of a seat over all rounds; null while one of them is not judged. */
export function ledgerOver(rounds: readonly RoundReview[], seat: number): Ledger | null {
  const own = rounds.map(({ ledger }) => ledger.find((each) => each.seat === seat));
  if (own.length === 0 || own.includes(undefined)) return null;
  const sum = (key: keyof Ledger) => own.reduce((total, each) => total + (each?.[key] ?? 0), 0);
  return {
    seat,
    deal: sum('deal'),
    decisions: sum('decisions'),
    lie: sum('lie'),
    others: sum('others'),
    result: sum('result'),
  };
}

/** The lead of a seat by the points of all, in tenths. */
export function leadOf(points: readonly number[], seat: number): number {
  const own = points[seat] ?? 0;
  const others = points.reduce((sum, each) => sum + each, 0) - own;
  return tenthsOf(own - others / Math.max(1, points.length - 1), 1);
}

/** Tenths as they are read: +6.4, −0.8, 0. */
export function figureOf(tenths: number, t: Say): string {
  if (tenths === 0) return '0';
  const number = t('replay-number', { number: Math.abs(tenths) / 10 });
  return (tenths < 0 ? '−' : '+') + number;
}

/** So many standard errors are rather sure: nine of ten times the truth lies within. */
export const SURE = 1.6;

/** The least and the most somebody rather surely gives away; nobody gives away less than nothing. */
export function rangeOf({ mean, error }: { readonly mean: number; readonly error: number }): readonly [number, number] {
  return [Math.max(0, mean - SURE * error), mean + SURE * error];
}

/** A place on a line from the least to the most, in per cent. */
export function percentOn(line: readonly number[]): (value: number) => number {
  const least = Math.min(0, ...line);
  const most = Math.max(0, ...line);
  const length = most - least || 1;
  return (value) => ((value - least) / length) * 100;
}

/** Where a walk turns: nothing, after the cards, after the own decisions, at its end. */
export function turnsOf({ cards, own, sum }: Walk): readonly [number, number, number, number] {
  return [0, cards, cards + own, sum];
}

/** One step of a walk: from where to where, in tenths. */
export interface Step {
  readonly key: 'cards' | 'own' | 'others';
  readonly from: number;
  readonly to: number;
}

export function stepsOf(walk: Walk): readonly Step[] {
  const [start, cards, own, end] = turnsOf(walk);
  return [
    { key: 'cards', from: start, to: cards },
    { key: 'own', from: cards, to: own },
    { key: 'others', from: own, to: end },
  ];
}
