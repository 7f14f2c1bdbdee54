/** What the server tells of a game that is over, and of its review (docs/judging.md), with what is known of its reasons. */
import type * as wire from '../wire/bodies.gen';
import type { HintReason } from '../words/hints';

export type Game = wire.OneGame;
export type Ledger = wire.ReviewLedger;
export type RoundReview = wire.ReviewRound;

export interface Choice extends Omit<wire.ReviewChoice, 'reasons'> {
  readonly reasons: readonly HintReason[];
}

export interface Verdict extends Omit<wire.ReviewVerdict, 'choices'> {
  readonly choices: readonly Choice[];
}

export interface Decided extends Omit<wire.ReviewMoment, 'verdict'> {
  readonly verdict: Verdict | null;
}

export interface Rates extends Omit<wire.ReviewRates, 'given_away'> {
  readonly given_away: { readonly mean: number; readonly error: number };
}

export interface Review extends Omit<wire.Review, 'moments' | 'rates'> {
  readonly moments: readonly Decided[];
  readonly rates: readonly Rates[];
}

/** Somebody who judges a game here, and not at a server. */
export interface Reviewing {
  /** As far as it has come. */
  readonly review: Review;
  /** Judge on; every step is told. */
  begin(tell: (review: Review) => void): void;
  /** Leave it for later. */
  stop(): void;
  /** All of it as `ebbes-review/1`, once it is done. */
  file(): Promise<unknown>;
}

/** Whether every choice is told: of very long games some are left out. */
export function isWhole({ choices, of }: Verdict): boolean {
  return choices.length === of;
}

/** The best choice of a verdict. */
export function bestOf({ choices }: Verdict): Choice {
  return choices.reduce((best, next) => (next.worth > best.worth ? next : best));
}
