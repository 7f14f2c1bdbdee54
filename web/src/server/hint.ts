/** What the strongest bot thinks of one's choices, and how a server is asked for it. */
import { ask } from './api';
import { ABLE } from './able';
import type * as wire from '../wire/bodies.gen';
import { Refusal } from '../wire/refusal';
import type { HintReason } from '../words/hints';

/** One choice: exactly one of `play`, `pick` and `starter` is there. */
export interface Opinion extends Omit<wire.Opinion, 'reasons'> {
  readonly reasons: readonly HintReason[];
}

/** All choices of one's turn, the best first; for the table up to `seq`. */
export interface Hint extends Omit<wire.Hint, 'choices'> {
  readonly choices: readonly Opinion[];
  /** Whether this device has reckoned it for a busy server. */
  readonly isHere?: boolean;
}

/** How long the bot may think before nobody waits any more. */
const THINKING = 30_000;
/** How often a server whose bots are getting ready is asked: each time it waits for them, a minute and a half in all. */
const TIMES = 5;

/** Who could reckon it on this device is asked to by a busy server: a refusal that `isAsked` knows. */
export async function hintFor(table: string, able: boolean): Promise<Hint> {
  const path = `/api/tables/${encodeURIComponent(table)}/hint${able ? ABLE : ''}`;
  for (let time = 1; time < TIMES; time++) {
    try {
      return await ask<Hint>('POST', path, undefined, THINKING);
    } catch (error) {
      if (!isGettingReady(error)) throw error;
    }
  }
  return ask('POST', path, undefined, THINKING);
}

function isGettingReady(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'server/no-hint' && Boolean(error.reason.context['getting_ready']);
}
