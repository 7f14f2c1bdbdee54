import { standing, type Point } from './spaces';

/** One moment of a walk: where the disc is, and when, from 0 to 1. */
export interface Step {
  readonly at: Point;
  readonly offset: number;
}

const HOP = 6;
/** From this space on a walk is twice as fast. */
const HASTE = 8;

/** How long a walk takes, of one space's duration each. */
export function walkTime(spaces: number, space: number): number {
  const slow = Math.min(spaces, HASTE - 1);
  return (slow + (spaces - slow) / 2) * space;
}

/** A hop per space: up in the middle of it, down at its end. */
export function walkSteps(from: number, to: number, nth: number): readonly Step[] {
  const way = Math.sign(to - from);
  const count = Math.abs(to - from);
  const whole = walkTime(count, 1) || 1;
  const steps: Step[] = [{ at: standing(from, nth), offset: 0 }];
  for (let n = 1; n <= count; n++) {
    const before = standing(from + way * (n - 1), nth);
    const at = standing(from + way * n, nth);
    const top = { x: (before.x + at.x) / 2, y: (before.y + at.y) / 2 - HOP };
    steps.push({ at: top, offset: (walkTime(n - 1, 1) + walkTime(n, 1)) / 2 / whole });
    steps.push({ at, offset: walkTime(n, 1) / whole });
  }
  return steps;
}
