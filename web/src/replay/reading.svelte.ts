/** Who could hold what: asked for where somebody stays, and remembered. */
import { ask } from '../server/api';
import type { CardReading } from '../wire/bodies.gen';
import type { SeatNumber } from '../wire/protocol.gen';
import { Refusal } from '../wire/refusal';

/** Milliseconds somebody stays before anything is asked: who steps on quickly asks nothing. */
const STAY = 200;

export class Readings {
  now = $state.raw<CardReading | null>(null);
  readonly #path: string;
  readonly #known = new Map<string, CardReading>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted = '';

  constructor(id: string) {
    this.#path = `/api/games/${encodeURIComponent(id)}/reading`;
  }

  /** What a seat could know at a moment. */
  look(round: number, made: number, seat: SeatNumber): void {
    const wanted = new URLSearchParams({ round: String(round), made: String(made), seat: String(seat) }).toString();
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    clearTimeout(this.#timer);
    const known = this.#known.get(wanted) ?? null;
    this.now = known;
    if (known === null) this.#timer = setTimeout(() => void this.#ask(wanted), STAY);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#wanted = '';
  }

  async #ask(wanted: string): Promise<void> {
    try {
      const found = await ask<CardReading>('GET', `${this.#path}?${wanted}`);
      this.#known.set(wanted, found);
      if (wanted === this.#wanted) this.now = found;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (wanted === this.#wanted && error.isPassing) this.#timer = setTimeout(() => void this.#ask(wanted), 10 * STAY);
    }
  }
}
