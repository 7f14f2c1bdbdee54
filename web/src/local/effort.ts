/** How much the house may think here: a slow device gets shorter thoughts, and nobody waits long. */
import { costHere, rememberCost } from '../browser/quick';
import { MINDS } from '../kernel';

/** Plays a mind makes in its head: as on a server, at the least, and for the first time, when nothing is known of the device. */
export const MOST = MINDS.expert[1];
export const LEAST = 4_000;
export const FIRST = 10_000;
/** How many milliseconds a thought may take. */
const GOAL = 500;
/** A thought of fewer plays says nothing of the device. */
const TELLING = 2_000;
/** How much of what was known before stays. */
const INERTIA = 0.75;

export class Effort {
  now: number;
  /** Milliseconds a thousand plays take; null as long as nobody knows. */
  #cost: number | null;

  constructor() {
    this.#cost = costHere();
    this.now = effortFor(this.#cost);
  }

  /** Learn from a thought: how many plays it made, in how many milliseconds. */
  learn(plays: number, took: number): void {
    if (plays < TELLING || !(took > 0)) return;
    const cost = (1_000 * took) / plays;
    this.#cost = this.#cost === null ? cost : INERTIA * this.#cost + (1 - INERTIA) * cost;
    this.now = effortFor(this.#cost);
    rememberCost(this.#cost);
  }
}

function effortFor(cost: number | null): number {
  if (cost === null) return FIRST;
  return Math.round(Math.min(MOST, Math.max(LEAST, (1_000 * GOAL) / cost)));
}
