/** A live table: a socket feeds its screen, and carries out what is decided. */
import { secondsUntil } from '../../server/clock';
import { type Channel, Connection, type LinkState, type Listener, type Wish } from '../../server/connection';
import { isAsked } from '../../server/able';
import { type Hint, hintFor } from '../../server/hint';
import { recordOf } from '../../server/session.svelte';
import { type Pace, pauseBetween } from '../../browser/pace';
import { isAble } from '../../browser/quick';
import { type Asker, Decision } from './decision.svelte';
import { type Choice, commandOf, isSilent } from './legal';
import { Screen } from './screen.svelte';
import type { Source } from './source';
import type { CardCode, Prompt, Reason, SeatNumber } from '../../wire/protocol.gen';
import { Refusal } from '../../wire/refusal';
import type { Seen } from '../../game/seen';

const TICK = 250;
/** A connection that is back within so many milliseconds was not lost for anybody. */
const GRACE = 1_000;
/** With so many seconds left the screen goes on to what is asked, whatever is being read. */
export const LAST_SECONDS = 10;

/** The address of a socket, or what else leads to a table. */
export type Way = string | ((listener: Listener) => Channel);

export class Table implements Source, Asker {
  link = $state<LinkState>('connecting');
  /** How many people watch without a seat. */
  watchers = $state(0);
  /** The seats of people who have gone, as far as anybody knows. */
  absent = $state.raw<readonly SeatNumber[]>([]);
  /** Seconds left for the decision the table waits for; null without a clock. */
  secondsLeft = $state<number | null>(null);
  /** Why the last wish was not fulfilled. */
  #unfulfilled = $state.raw<Reason | null>(null);
  readonly screen: Screen;
  readonly decision: Decision;
  readonly isSwift = true;
  /** Whether it is a table of this device, which no server knows. */
  readonly isHere: boolean;
  /** Something is asked that the screen has not come to. */
  readonly isCalled: boolean = $derived.by(
    () => !this.screen.isAtEnd && (this.screen.latest?.now.prompt ?? null) !== null,
  );

  readonly #connection: Channel;
  #losing: ReturnType<typeof setTimeout> | undefined;
  #ticking: ReturnType<typeof setInterval> | undefined;

  constructor(way: Way, pace: () => Pace) {
    this.decision = new Decision(this);
    this.screen = new Screen((shown, next) => pauseBetween(shown, next, pace()), { shown: () => this.#shown() });
    const listener: Listener = {
      shown: (seen) => this.#show(seen),
      happened: (events, seen) => this.screen.follow(events, seen),
      linked: (link) => this.#linked(link),
      watched: (count) => (this.watchers = count),
      missed: (seats) => (this.absent = seats),
    };
    this.isHere = typeof way !== 'string';
    this.#connection = typeof way === 'string' ? new Connection(way, listener) : way(listener);
  }

  /** What a strong bot would do now. */
  hint(): Promise<Hint> {
    return this.#connection.hint?.() ?? this.#hint();
  }

  /** A busy server asks this device to think, if it can. */
  async #hint(): Promise<Hint> {
    const { seen } = this;
    try {
      return await hintFor(seen?.table.id ?? '', isAble());
    } catch (error) {
      if (seen === null || !isAsked(error)) throw error;
      const { hintHere } = await import('../../local/advising');
      return hintHere(seen, error);
    }
  }

  /** The record of a game that is over, counted from 1. */
  record(number: number): Promise<unknown> {
    return this.#connection.record?.() ?? recordOf(this.seen?.table.id ?? '', number);
  }

  /** The table as far as the screen has come; null before the first word of the server. */
  get seen(): Seen | null {
    return this.screen.seen;
  }

  get hand(): readonly CardCode[] {
    return this.screen.hand;
  }

  get seq(): number {
    return this.seen?.seq ?? 0;
  }

  /** Who looks back is asked nothing. */
  get asks(): Prompt | null {
    return this.screen.isPlaying ? (this.seen?.now.prompt ?? null) : null;
  }

  /** What may be done now; nothing while the screen is behind, or an answer is awaited. */
  get prompt(): Prompt | null {
    return this.decision.prompt;
  }

  /** Why the last thing could not be done, until the next one is tried. */
  get refusal(): Reason | null {
    return this.decision.refusal ?? this.#unfulfilled;
  }

  /** Show what was seen before, until the server says how it is now. */
  recall(seen: Seen): void {
    this.screen.show(seen);
  }

  open(): void {
    this.#connection.open();
    this.#ticking = setInterval(() => this.#tick(), TICK);
  }

  close(): void {
    clearInterval(this.#ticking);
    clearTimeout(this.#losing);
    this.screen.stop();
    this.#connection.close();
  }

  carryOut(choice: Choice): Promise<number> {
    return this.#connection.send(commandOf(choice, this.seq));
  }

  /** Anything else people do at a table; whether it was done. */
  async do(wish: Wish): Promise<boolean> {
    this.dismiss();
    try {
      await this.#connection.send(wish);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refuse(error.reason);
      return false;
    }
  }

  /** Something that is no decision does not go. */
  refuse(reason: Reason): void {
    if (!isSilent(reason)) this.#unfulfilled = reason;
  }

  /** A reason was read, or something else is tried. */
  dismiss(): void {
    this.#unfulfilled = null;
    this.decision.dismiss();
  }

  #linked(link: LinkState): void {
    clearTimeout(this.#losing);
    if (link === 'lost') this.#losing = setTimeout(() => (this.link = link), GRACE);
    else this.link = link;
  }

  #show(seen: Seen): void {
    this.decision.renumber(seen.seq);
    this.screen.show(seen);
  }

  #shown(): void {
    this.#count();
    this.decision.settle();
  }

  /** Nobody loses their turn over something they read. */
  #tick(): void {
    this.#count();
    const { awaited, isPlaying } = this.screen;
    const isReading = awaited !== null || !isPlaying;
    if (this.isCalled && isReading && (this.secondsLeft ?? Infinity) <= LAST_SECONDS) this.screen.catchUp();
  }

  #count(): void {
    const latest = this.screen.latest;
    const deadline = latest?.table.settings.over_days ? null : (latest?.now.deadline ?? null);
    this.secondsLeft = deadline === null ? null : secondsUntil(deadline);
  }
}
