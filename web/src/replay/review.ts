/** What the server tells of a game that is over, and of its review (docs/judging.md). */
import type { CardCode, SeatNumber } from '../wire/protocol.gen';
import type { HintReason } from '../words/reasons';

export interface GameSeat {
  readonly kind: 'person' | 'bot';
  readonly name: string;
  readonly strength: string | null;
}

export interface Game {
  readonly id: string;
  readonly ended_at: number;
  readonly seats: readonly GameSeat[];
  readonly points: readonly (readonly number[])[];
  readonly totals: readonly number[];
  readonly winners: readonly number[];
  /** Where you sat, if you did. */
  readonly seat: SeatNumber | null;
  readonly shows_name: boolean;
  readonly names_shown: boolean;
}

export interface Choice {
  readonly card: CardCode | null;
  readonly starter: SeatNumber | null;
  readonly worth: number;
  readonly error: number;
  readonly as_good: boolean;
  readonly reasons: readonly HintReason[];
}

export interface Verdict {
  readonly unit: 'points' | 'chance';
  /** The place of the choice made. */
  readonly chosen: number;
  readonly given_away: number;
  readonly mark: 'small' | 'clear' | 'grave' | null;
  readonly real: boolean;
  readonly choices: readonly Choice[];
}

/** A decision; `number` counts starters, picks and cards of its round before it. */
export interface Decided {
  readonly round: number;
  readonly number: number;
  readonly seat: SeatNumber;
  /** The lead of every seat, in grains. */
  readonly expected: readonly number[] | null;
  readonly verdict: Verdict | null;
}

/** Where the lead of a seat came from, in grains. */
export interface Ledger {
  readonly seat: number;
  readonly deal: number;
  readonly decisions: number;
  readonly lie: number;
  readonly others: number;
  readonly result: number;
}

export interface TurningPoint {
  readonly number: number;
  readonly moved: readonly number[];
}

export interface RoundReview {
  readonly round: number;
  readonly points: readonly number[] | null;
  readonly end: readonly number[];
  readonly ledger: readonly Ledger[];
  readonly turning_points: readonly TurningPoint[];
}

export interface Rates {
  readonly seat: number;
  readonly real: number;
  readonly given_away: { readonly mean: number; readonly error: number };
  readonly as_strong_as: readonly string[];
}

export interface Review {
  readonly state: 'none' | 'waiting' | 'running' | 'done';
  readonly may_ask: boolean;
  readonly grains: number;
  readonly done: number;
  readonly of: number;
  readonly moments: readonly Decided[];
  readonly rounds: readonly RoundReview[];
  readonly rates: readonly Rates[];
}

/** The best choice of a verdict. */
export function bestOf({ choices }: Verdict): Choice {
  return choices.reduce((best, next) => (next.worth > best.worth ? next : best));
}
