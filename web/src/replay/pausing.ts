/** How long things stay where nobody taps to go on. */
import { type Pace, pauseBetween } from '../browser/pace';
import type { AnyEvent } from '../wire/protocol.gen';

/** Milliseconds at most: while a game plays on, and while somebody tries something. */
export const WATCHING = 4_000;
export const TRYING = 1_500;

/** The pause between two events, but never for good. */
export function pauseAtMost(longest: number, pace: () => Pace): (shown: AnyEvent | null, next: AnyEvent) => number {
  return (shown, next) => Math.min(longest, pauseBetween(shown, next, pace()));
}
