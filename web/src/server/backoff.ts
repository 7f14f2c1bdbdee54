/** How long to wait before connecting again: twice as long each time, and a little by chance. */
export const FIRST_PAUSE = 100;
export const LONGEST_PAUSE = 5_000;

export class Backoff {
  #pause = FIRST_PAUSE;

  constructor(
    private readonly longest = LONGEST_PAUSE,
    private readonly chance: () => number = Math.random,
  ) {}

  /** The milliseconds until the next attempt, at least `least`. */
  next(least = 0): number {
    const pause = Math.max(this.#pause, least);
    this.#pause = Math.min(2 * this.#pause, this.longest);
    return pause * (0.5 + this.chance());
  }

  /** Something was heard: the next loss is a new one. */
  reset(): void {
    this.#pause = FIRST_PAUSE;
  }
}
