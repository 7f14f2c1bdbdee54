/** Who could hold what: asked for where somebody stays, and remembered. */
import type { CardReading } from '../wire/bodies.gen';
import type { SeatNumber } from '../wire/protocol.gen';
import { Refusal } from '../wire/refusal';
import type { ReadingWish, Studies } from './studies';

/** Milliseconds somebody stays before anything is asked: who steps on quickly asks nothing. */
const STAY = 200;

export class Readings {
  now = $state.raw<CardReading | null>(null);
  readonly #studies: Studies;
  readonly #known = new Map<string, CardReading>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted = '';

  constructor(studies: Studies) {
    this.#studies = studies;
  }

  /** What a seat could know at a moment. */
  look(round: number, made: number, seat: SeatNumber): void {
    const wish = { round, made, seat };
    const wanted = `${round}.${made}.${seat}`;
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    clearTimeout(this.#timer);
    const known = this.#known.get(wanted) ?? null;
    this.now = known;
    if (known === null) this.#timer = setTimeout(() => void this.#ask(wanted, wish), STAY);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#wanted = '';
  }

  async #ask(wanted: string, wish: ReadingWish): Promise<void> {
    try {
      const found = await this.#studies.reading(wish);
      this.#known.set(wanted, found);
      if (wanted === this.#wanted) this.now = found;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (wanted !== this.#wanted || !error.isPassing) return;
      this.#timer = setTimeout(() => void this.#ask(wanted, wish), 10 * STAY);
    }
  }
}
