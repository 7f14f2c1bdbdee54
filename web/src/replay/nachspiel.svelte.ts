/** A game that is over, and its review as far as it has come. */
import { ask } from '../server/api';
import type { GameRecord } from '../local/record';
import type { ReviewPage } from '../wire/bodies.gen';
import type { PersonMessage, Reason, SeatNumber } from '../wire/protocol.gen';
import type { Language } from '../words/languages';
import type { NamesShown } from '../wire/questions.gen';
import { Refusal } from '../wire/refusal';
import type { Brought } from './brought';
import type { Decided, Game, Review, Reviewing } from '../server/review';
import { UNJUDGED } from '../server/unjudged';
import { type Studies, studiesIn, studiesOf } from './studies';

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
  /** Who looks into moments of it. */
  readonly studies: Studies;
  readonly #id: string;
  readonly #path: string;
  readonly #brought: Brought | null;
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
    this.#id = id;
    this.#brought = brought;
    this.studies = brought ? studiesIn(() => brought.record()) : studiesOf(id);
    this.#path = `/api/games/${encodeURIComponent(id)}`;
  }

  open(): void {
    void this.#try(async () => {
      if (this.#brought) {
        this.game = await this.#brought.game();
        this.#reviewing = await this.#brought.reviewing();
        this.review = this.#reviewing?.review ?? UNJUDGED;
        return;
      }
      this.game = await ask<Game>('GET', this.#path);
      await this.#look();
    });
  }

  close(): void {
    this.#isClosed = true;
    this.#reviewing?.stop();
    this.#unlisten?.();
    clearTimeout(this.#timer);
  }

  /** How it is told again where no server does. */
  get replay(): Brought['replay'] | null {
    const brought = this.#brought;
    return brought && ((seat) => brought.replay(seat));
  }

  /** Whether it is judged on this device. */
  get isHere(): boolean {
    return this.#reviewing !== null;
  }

  /** Ask for a review. */
  order(): void {
    if (this.#reviewing) return this.#reviewing.begin((review) => (this.review = review));
    void this.#try(async () => {
      await ask('POST', `${this.#path}/review`);
      await this.#look();
    });
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

  /** The game as `ebbes-record/1`. */
  record(): Promise<GameRecord> {
    return this.#brought?.record() ?? ask<GameRecord>('GET', `${this.#path}/record`);
  }

  /** Who judges it here, whole: whoever does already, else somebody at the depth of its review. */
  async judge(): Promise<Reviewing> {
    if (this.#reviewing) return this.#reviewing;
    const { reviewingOf } = await import('../local/reviewing');
    return reviewingOf(await this.record(), this.review?.fingerprint ?? null);
  }

  /** The page of `ebbes review --html`; none where no server has the review. */
  async page(language: Language): Promise<string | null> {
    if (this.#brought) return null;
    return (await ask<ReviewPage>('GET', `${this.#path}/review/page?language=${language}`)).page;
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
    } else if ('game' in message && message.game === this.#id) {
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
