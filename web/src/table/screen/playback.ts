/** What the screen shows follows the table event by event, at a pace people can follow. */
import { isPlayedOut } from '../../game/view';
import { type Pace, pauseBetween, UNTIL_TAP } from '../../browser/pace';
import type { AnyEvent } from '../../wire/protocol.gen';
import { NOBODY, seatsAt } from '../../game/seats';
import { type Seen, step } from '../../game/seen';

/** Events that may wait; whoever is further behind sees the table as it is. */
export const MOST_WAITING = 60;

export interface Screen {
  /** The table as it is, without a way that led there. */
  jumped(seen: Seen): void;
  /** One event, and the table after it. */
  stepped(event: AnyEvent, seen: Seen): void;
  /** What comes when somebody taps; null if the screen does not wait for that. */
  waits(next: AnyEvent | null): void;
}

export class Playback {
  #latest: Seen | null = null;
  #shown: Seen | null = null;
  #last: AnyEvent | null = null;
  #since = 0;
  #waiting: AnyEvent[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #awaited: AnyEvent | null = null;
  readonly #screen: Screen;
  readonly #pace: () => Pace;

  constructor(screen: Screen, pace: () => Pace) {
    this.#screen = screen;
    this.#pace = pace;
  }

  /** Whether the screen shows all that has happened. */
  get isCaughtUp(): boolean {
    return this.#waiting.length === 0;
  }

  /** Show the table as it is. */
  jump(seen: Seen): void {
    this.#latest = this.#shown = seen;
    this.#waiting = [];
    this.#last = null;
    this.#rest();
    this.#screen.jumped(seen);
  }

  /** Show these events one after the other, and the table as it is then. */
  follow(events: readonly AnyEvent[], seen: Seen): void {
    const far = this.#waiting.length + events.length > MOST_WAITING;
    if (this.#shown === null || far || document.visibilityState === 'hidden') return this.jump(seen);
    const wasResting = this.isCaughtUp;
    this.#latest = seen;
    this.#waiting.push(...events);
    if (this.isCaughtUp) this.jump(seen);
    else if (wasResting) this.#plan();
  }

  /** Go on now, whatever the pause; if there is nothing yet, as soon as there is. */
  tap(): void {
    if (this.isCaughtUp) this.#last = null;
    else this.#next();
  }

  /** Show all that has happened at once. */
  catchUp(): void {
    if (this.#latest !== null && !this.isCaughtUp) this.jump(this.#latest);
  }

  stop(): void {
    this.#waiting = [];
    this.#rest();
  }

  #plan(): void {
    const next = this.#waiting[0];
    if (next === undefined) return this.#rest();
    const pause = pauseBetween(this.#last, next, this.#pace()) - (performance.now() - this.#since);
    this.#wait(pause === UNTIL_TAP ? next : null);
    clearTimeout(this.#timer);
    if (pause <= 0) this.#next();
    else if (pause !== UNTIL_TAP) this.#timer = setTimeout(() => this.#next(), pause);
  }

  #next(): void {
    const event = this.#waiting.shift();
    if (event === undefined || this.#shown === null || this.#latest === null) return;
    const after = step(this.#shown, event);
    this.#shown = this.isCaughtUp ? this.#latest : { ...after, now: onTheWay(after) };
    this.#last = event;
    this.#since = performance.now();
    this.#screen.stepped(event, this.#shown);
    this.#plan();
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#wait(null);
  }

  #wait(next: AnyEvent | null): void {
    if (next === this.#awaited) return;
    this.#awaited = next;
    this.#screen.waits(next);
  }
}

/** Between two events somebody may be to act, but nobody is asked; over a full trick or without cards nobody is. */
function onTheWay({ table }: Seen): Seen['now'] {
  const view = table.game?.view;
  const isFull = view?.trick.length === seatsAt(view?.options.players ?? 0);
  const turn = view && !isFull && !isPlayedOut(view) ? view.turn : NOBODY;
  return { turn: turn === NOBODY ? null : turn, deadline: null, prompt: null };
}
