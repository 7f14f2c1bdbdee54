/** A game that is over, and its review as far as it has come. */
import { isAble } from '../browser/quick';
import { ABLE, isAsked } from '../server/able';
import { ask } from '../server/api';
import type { PersonMessage, Reason, SeatNumber } from '../wire/protocol.gen';
import type { NamesShown } from '../wire/questions.gen';
import { Refusal } from '../wire/refusal';
import type { Brought } from './brought';
import type { Decided, Game, Review, Reviewing } from '../server/review';
import { UNJUDGED } from '../server/unjudged';

/** Milliseconds until a question that found nobody is asked again. */
const AGAIN = 2_000;
/** While somebody judges, who asked is told; for those who did not, and for what gets lost, it is looked at so often. */
const SELDOM = 20_000;
/** The least milliseconds between two looks at what has grown: ever more of them. */
const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 12_000;
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
  readonly id: string;
  /** What no server keeps. */
  readonly brought: Brought | null;
  readonly #path: string;
  /** Who judges it here, if anybody does. */
  #reviewing = $state.raw<Reviewing | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isListening = false;
  #unlisten: (() => void) | null = null;
  #isClosed = false;
  #pause = FIRST_PAUSE;
  #looked = 0;

  /** A game of the server, or one that no server keeps. */
  constructor(id: string, brought: Brought | null = null) {
    this.id = id;
    this.brought = brought;
    this.#path = `/api/games/${encodeURIComponent(id)}`;
  }

  open(): void {
    void this.#try(async () => {
      if (this.brought) {
        this.game = await this.brought.game();
        this.#reviewing = await this.brought.reviewing();
        this.review = this.#reviewing?.review ?? UNJUDGED;
        return;
      }
      this.game = await ask<Game>('GET', this.#path);
      await this.#look();
      if (this.review?.state === 'none') await this.#goOnHere();
    });
  }

  close(): void {
    this.#isClosed = true;
    this.#reviewing?.stop();
    this.#unlisten?.();
    clearTimeout(this.#timer);
  }

  /** Who judges it on this device, if anybody does. */
  get reviewing(): Reviewing | null {
    return this.#reviewing;
  }

  get isHere(): boolean {
    return this.#reviewing !== null;
  }

  /** Ask for a review. */
  order(): void {
    if (this.#reviewing) return this.#reviewing.begin((review) => (this.review = review));
    void this.#try(async () => {
      try {
        await ask('POST', `${this.#path}/review${this.#isAble ? ABLE : ''}`);
      } catch (error) {
        if (!isAsked(error)) throw error;
        return await this.#judgeHere();
      }
      await this.#look();
    });
  }

  /** Whether this device could judge how its person played. */
  get #isAble(): boolean {
    return isAble() && this.game?.finished === true && this.game.seat !== null;
  }

  /** The server is busy, and asks this device to judge how its person played. */
  async #judgeHere(): Promise<void> {
    const { reviewingOf } = await import('../local/judgedhere');
    this.#reviewing = await reviewingOf(this.id, this.game?.seat ?? 0);
    if (!this.#isClosed) this.order();
  }

  /** What was begun here stays here. */
  async #goOnHere(): Promise<void> {
    if (!this.#isAble) return;
    const { reviewingBegun } = await import('../local/judgedhere');
    this.#reviewing = await reviewingBegun(this.id, this.game?.seat ?? 0);
    this.review = this.#reviewing?.review ?? this.review;
  }

  /** Leave a review that is made here for later. */
  halt(): void {
    this.#reviewing?.stop();
    this.review = this.#reviewing?.review ?? this.review;
  }

  /** Say who one was in a game that does not know it. */
  sitAt(seat: SeatNumber): void {
    if (this.game) this.game = { ...this.game, seat };
  }

  /** Let everybody see the names, or not, as far as it is up to you. */
  showNames(shown: boolean): void {
    void this.#try(async () => {
      await ask<null, NamesShown>('PUT', `${this.#path}/names`, { shown });
      this.game = await ask<Game>('GET', this.#path);
    });
  }

  /** The decision that was the choice with this number in its round. */
  decidedAt(round: number, number: number): Decided | null {
    return this.#decided.get(`${round}.${number}`) ?? null;
  }

  /** Few need the person's own line here. */
  async #listen(): Promise<void> {
    this.#isListening = true;
    const { channel } = await import('../server/channel.svelte');
    if (!this.#isClosed) this.#unlisten = channel.listen((message) => this.#hear(message));
  }

  /** What the server tells the person who asked; a line that is there again may have missed something. */
  #hear(message: PersonMessage): void {
    if (message.type === 'hello') {
      if (this.isOnItsWay) this.#lookNow();
    } else if ('game' in message && message.game === this.id) {
      if (message.type === 'review-grew') this.#grow(message.done, message.of);
      else this.#lookNow();
    }
  }

  #grow(done: number, of: number): void {
    if (this.review === null || !this.isOnItsWay) return;
    this.review = { ...this.review, state: 'running', done, of };
    if (Date.now() - this.#looked < this.#pause) return;
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * SLOWER);
    this.#lookNow();
  }

  #lookNow(): void {
    void this.#try(() => this.#look());
  }

  async #look(): Promise<void> {
    this.#looked = Date.now();
    this.review = await ask<Review>('GET', `${this.#path}/review`);
    clearTimeout(this.#timer);
    if (!this.isOnItsWay || this.#isClosed) return;
    if (this.review.may_ask && !this.#isListening) void this.#listen();
    this.#timer = setTimeout(() => this.#lookNow(), SELDOM);
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
