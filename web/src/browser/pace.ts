/** How long things stay on the screen before the next one happens there. */
import type { AnyEvent } from '../wire/protocol.gen';

export const PACES = ['slow', 'normal', 'fast', 'tap'] as const;
export type Pace = (typeof PACES)[number];

/** Until somebody says so. */
export const UNTIL_TAP = Number.POSITIVE_INFINITY;

/** Milliseconds a finished trick lies there. */
const TRICK: Readonly<Record<Pace, number>> = {
  slow: 2_600,
  normal: 1_400,
  fast: 600,
  tap: UNTIL_TAP,
};
const FACTOR: Readonly<Record<Pace, number>> = { slow: 1.5, normal: 1, fast: 0.6, tap: 1 };

/** Milliseconds an event needs for itself, at the normal pace. */
const OWN: Partial<Record<AnyEvent['type'], number>> = {
  dealt: 600,
  'number-revealed': 500,
  'starter-named': 700,
  'designator-picked': 500,
  'card-played': 320,
  'suit-designated': 900,
  'trick-taken': 400,
  'card-uncovered': 250,
};

/** The pause between an event on the screen and the next one; nix comes together with minus. */
export function pauseBetween(shown: AnyEvent | null, next: AnyEvent, pace: Pace): number {
  if (shown?.type === 'round-scored') return UNTIL_TAP;
  if (next.type === 'trick-taken') return TRICK[pace];
  if (shown?.type === next.type && next.type === 'suit-designated') return 0;
  return shown === null ? 0 : (OWN[shown.type] ?? 0) * FACTOR[pace];
}
