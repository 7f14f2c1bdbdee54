/** What the strongest bot thinks of one's choices, and how a server is asked for it. */
import { ask } from './api';
import type { CardCode, SeatNumber } from '../wire/protocol.gen';
import type { HintReason } from '../words/reasons';

export interface Guess {
  readonly mean: number;
  readonly error: number | null;
}

/** One choice: exactly one of `play`, `pick` and `starter` is there. */
export interface Opinion {
  readonly play: CardCode | null;
  readonly pick: CardCode | null;
  readonly starter: SeatNumber | null;
  readonly points: Guess;
  readonly lead: Guess;
  readonly worth: number;
  readonly reasons: readonly HintReason[];
}

/** All choices of one's turn, the best first; for the table up to `seq`. */
export interface Hint {
  readonly seq: number;
  readonly choices: readonly Opinion[];
}

/** How long the bot may think before nobody waits any more. */
const THINKING = 30_000;

export function hintFor(table: string): Promise<Hint> {
  return ask('POST', `/api/tables/${encodeURIComponent(table)}/hint`, undefined, THINKING);
}
