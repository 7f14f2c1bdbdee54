/** A game that is over, and its review as far as it has come. */
import { ask } from '../server/api';
import type { Reason } from '../wire/protocol.gen';
import { Refusal } from '../wire/refusal';
import type { Decided, Game, Review } from './review';

/** Milliseconds between two looks while somebody still judges: ever more of them. */
const AGAIN = 2_000;
const MOST = 12_000;
const SLOWER = 1.3;

export class Nachspiel {
  game = $state.raw<Game | null>(null);
  review = $state.raw<Review | null>(null);
  /** Why there is nothing to show, or nobody can be asked. */
  problem = $state.raw<Reason | null>(null);
  readonly isOnItsWay: boolean = $derived(this.review?.state === 'waiting' || this.review?.state === 'running');
  /** The decisions by their round and number. */
  readonly #decided: ReadonlyMap<string, Decided> = $derived(
    new Map(this.review?.moments.map((each) => [`${each.round}.${each.number}`, each])),
  );
  readonly #path: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  #pause = AGAIN;

  constructor(id: string) {
    this.#path = `/api/games/${encodeURIComponent(id)}`;
  }

  open(): void {
    void this.#try(async () => {
      this.game = await ask<Game>('GET', this.#path);
      await this.#look();
    });
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  /** Ask for a review. */
  order(): void {
    void this.#try(async () => {
      await ask('POST', `${this.#path}/review`);
      await this.#look();
    });
  }

  /** Let everybody see the names, or not, as far as it is up to you. */
  showNames(shown: boolean): void {
    void this.#try(async () => {
      await ask('PUT', `${this.#path}/names`, { shown });
      this.game = await ask<Game>('GET', this.#path);
    });
  }

  /** The decision that was the choice with this number in its round. */
  decidedAt(round: number, number: number): Decided | null {
    return this.#decided.get(`${round}.${number}`) ?? null;
  }

  async #look(): Promise<void> {
    this.review = await ask<Review>('GET', `${this.#path}/review`);
    clearTimeout(this.#timer);
    if (!this.isOnItsWay || this.#isClosed) return;
    this.#timer = setTimeout(() => void this.#try(() => this.#look()), this.#pause);
    this.#pause = Math.min(MOST, this.#pause * SLOWER);
  }

  async #try(work: () => Promise<void>): Promise<void> {
    try {
      this.problem = null;
      await work();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = error.reason;
      if (error.isPassing && !this.#isClosed) this.#timer = setTimeout(() => void this.#try(work), AGAIN);
    }
  }
}
