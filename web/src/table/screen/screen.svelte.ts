/** What is seen of a table: its moments one after the other, a cursor among them, and a pace. Sources feed it. */
import { UNTIL_TAP } from '../../browser/pace';
import { onTheWay, type Seen, step } from '../../game/seen';
import type { AnyEvent, CardCode } from '../../wire/protocol.gen';

/** An event, and the table after it; at the beginning there is only the table. */
export interface Moment {
  readonly event: AnyEvent | null;
  readonly seen: Seen;
}

/** Hears each event as it comes to the screen: to animate, to announce, to make a sound. */
export type Watcher = (event: AnyEvent, before: Seen, after: Seen) => void;

/** Milliseconds between an event on the screen and the next one. */
export type Pause = (shown: AnyEvent | null, next: AnyEvent) => number;

/** Whoever feeds a screen may want to know. */
export interface Feeder {
  /** Something else is shown. */
  shown?(): void;
  /** All is shown, or the screen waits for a tap. */
  rests?(): void;
}

/** Events that may wait; whoever is further behind sees the table as it is. */
export const MOST_WAITING = 60;
/** Moments that are kept to go back to. */
export const MOST_KEPT = 1_000;

export class Screen {
  /** The table as far as the screen has come; null before the first word of its source. */
  seen = $state.raw<Seen | null>(null);
  /** The number of the moment that is shown, from 0. */
  at = $state(-1);
  /** Whether moments come by themselves; who goes back stops that. */
  isPlaying = $state(true);
  /** Whether the screen came here at once: not by watching one event happen. */
  isJump = $state(true);
  /** What comes when somebody taps; null if the screen does not wait for that. */
  awaited = $state.raw<AnyEvent | null>(null);
  moments = $state.raw<readonly Moment[]>([]);

  /** The table as its source told it last; the screen may still be on its way there. */
  readonly latest: Seen | null = $derived(this.moments.at(-1)?.seen ?? null);
  readonly isAtEnd: boolean = $derived(this.at === this.moments.length - 1);
  /** The own cards, sorted; those of a spectator are none. */
  readonly hand: readonly CardCode[] = $derived(handOf(this.seen));

  readonly #pause: Pause;
  readonly #feeder: Feeder;
  readonly #watchers = new Set<Watcher>();
  /** The event that is being looked at, and since when; null if nobody needs to look any longer. */
  #last: AnyEvent | null = null;
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(pause: Pause, feeder: Feeder = {}) {
    this.#pause = pause;
    this.#feeder = feeder;
  }

  /** Watch the events that come to the screen; returns how to stop. */
  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** The whole table: what was before is forgotten. */
  show(seen: Seen): void {
    this.moments = [{ event: null, seen }];
    this.#jump(0);
    this.#plan();
  }

  /** A whole game, to look at from one of its moments. */
  lay(moments: readonly Moment[], at = 0): void {
    this.moments = moments;
    this.goTo(at);
  }

  /** These events happened, one after the other, and the table is as it is then. */
  follow(events: readonly AnyEvent[], seen: Seen): void {
    const waiting = this.moments.length - 1 - this.at + events.length;
    if (this.seen === null || (this.isPlaying && waiting > MOST_WAITING)) return this.show(seen);
    const wasResting = this.isAtEnd;
    this.#add(events, seen);
    if (!this.isPlaying) return;
    if (events.length === 0 && wasResting) this.#jump(this.at);
    if (document.visibilityState === 'hidden') this.#hurry();
    else if (wasResting) this.#plan();
  }

  /** Go on now, whatever the pause; if there is nothing yet, as soon as there is. */
  tap(): void {
    if (this.isAtEnd) this.#last = null;
    else this.#next();
  }

  /** Show all that has happened at once. */
  catchUp(): void {
    if (!this.isAtEnd) this.goTo(this.moments.length - 1);
    this.isPlaying = true;
  }

  /** One moment on, and stay there. */
  forth(): void {
    this.#halt();
    if (!this.isAtEnd) this.#step();
    this.#plan();
  }

  /** One moment back, and stay there. */
  back(): void {
    this.goTo(this.at - 1);
  }

  /** To a moment at once, and stay there. */
  goTo(at: number): void {
    this.#halt();
    this.#jump(Math.max(0, Math.min(at, this.moments.length - 1)));
    this.#plan();
  }

  /** Play on from here. */
  play(): void {
    this.isPlaying = true;
    this.#last = null;
    this.#plan();
  }

  /** Stay here. */
  halt(): void {
    this.#halt();
    this.#plan();
  }

  /** The source is left: nothing comes any more. */
  stop(): void {
    this.moments = this.moments.slice(0, this.at + 1);
    this.#plan();
  }

  #halt(): void {
    this.isPlaying = false;
  }

  /** What a moment asked for is asked no more once there is a next one. */
  #add(events: readonly AnyEvent[], seen: Seen): void {
    const last = this.moments.at(-1) as Moment;
    const since = events.length === 0 ? [last] : [calmed(last), ...momentsOf(last, events)];
    const { event } = since.at(-1) as Moment;
    const kept = [...this.moments.slice(0, -1), ...since.slice(0, -1), { event, seen }];
    const over = Math.max(0, Math.min(this.at, kept.length - MOST_KEPT));
    this.moments = kept.slice(over);
    this.at -= over;
  }

  /** Go through all that waits, up to what somebody has to read. */
  #hurry(): void {
    while (!this.isAtEnd && this.#pauseBefore(this.at + 1) !== UNTIL_TAP) this.#step(true);
    this.#plan();
  }

  #pauseBefore(at: number): number {
    const next = this.moments[at]?.event;
    return next ? this.#pause(this.#last, next) : 0;
  }

  #plan(): void {
    clearTimeout(this.#timer);
    const isDue = this.isPlaying && !this.isAtEnd;
    const pause = isDue ? this.#pauseBefore(this.at + 1) - (performance.now() - this.#since) : 0;
    this.awaited = pause === UNTIL_TAP ? (this.moments[this.at + 1]?.event ?? null) : null;
    if (!isDue || pause === UNTIL_TAP) this.#feeder.rests?.();
    else if (pause > 0) this.#timer = setTimeout(() => this.#next(), pause);
    else this.#next();
  }

  #next(): void {
    this.#step();
    this.#plan();
  }

  /** One event happens before somebody's eyes. */
  #step(isJump = false): void {
    const moment = this.moments[this.at + 1];
    if (moment === undefined) return;
    const before = this.seen ?? moment.seen;
    this.at += 1;
    this.#look(moment, isJump);
    const { event, seen } = moment;
    if (event !== null) for (const watcher of this.#watchers) watcher(event, before, seen);
  }

  #jump(at: number): void {
    this.at = at;
    this.#look(this.moments[at] as Moment, true);
    this.#last = null;
  }

  #look({ event, seen }: Moment, isJump: boolean): void {
    this.#last = event;
    this.#since = performance.now();
    this.isJump = isJump;
    this.seen = seen;
    this.#feeder.shown?.();
  }
}

/** The moments that events lead to from another one; in none of them anybody is asked. */
export function momentsOf({ seen: before }: Moment, events: readonly AnyEvent[]): Moment[] {
  let seen = before;
  return events.map((event) => {
    seen = step(seen, event);
    return calmed({ event, seen });
  });
}

/** Between two events nobody is asked. */
function calmed({ event, seen }: Moment): Moment {
  return { event, seen: { ...seen, now: onTheWay(seen) } };
}

function handOf(seen: Seen | null): readonly CardCode[] {
  const view = seen?.table.game?.view;
  return view && view.seat !== null ? (view.hands[view.seat] ?? []) : [];
}
