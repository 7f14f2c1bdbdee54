/** A table as a page shows it: what is seen, what may be done, what has been chosen. */
import { secondsUntil } from '../../server/clock';
import { Connection, type Link, type Wish } from '../../server/connection';
import { allows, type Choice, commandOf, whyNot } from './legal';
import type { Pace } from '../../browser/pace';
import { Playback } from './playback';
import type { AnyEvent, CardCode, Prompt, Reason } from '../../wire/protocol.gen';
import { Refusal } from '../../wire/refusal';
import type { Seen } from '../../game/seen';

/** Hears each event as it comes to the screen: to animate, to announce, to make a sound. */
export type Watcher = (event: AnyEvent, before: Seen, after: Seen) => void;

/** Refusals nobody needs to read: the game moved on, and shows so itself. */
const SILENT: readonly string[] = ['table/stale', 'network/closed'];
const TICK = 250;
/** A connection that is back within so many milliseconds was not lost for anybody. */
const GRACE = 1_000;

export class Table {
  /** The table as far as the screen has come; null before the first word of the server. */
  seen = $state.raw<Seen | null>(null);
  link = $state<Link>('connecting');
  /** A card chosen ahead of the turn. */
  ahead = $state<CardCode | null>(null);
  /** What was sent and is not answered yet. */
  sent = $state.raw<Choice | null>(null);
  /** The card that was chosen ahead and may not be played after all. */
  dropped = $state<CardCode | null>(null);
  /** Why the last thing could not be done, until the next one is tried. */
  refusal = $state.raw<Reason | null>(null);
  /** What comes when somebody taps; null if the screen does not wait for that. */
  awaited = $state.raw<AnyEvent | null>(null);
  /** Seconds left for the decision the table waits for; null without a clock. */
  secondsLeft = $state<number | null>(null);

  /** What may be done now; nothing while the screen is behind, or an answer is awaited. */
  readonly prompt: Prompt | null = $derived(this.sent === null ? (this.seen?.now.prompt ?? null) : null);
  /** The own cards, sorted; those of a spectator are none. */
  readonly hand: readonly CardCode[] = $derived(handOf(this.seen));

  readonly #connection: Connection;
  readonly #playback: Playback;
  readonly #watchers = new Set<Watcher>();
  /** The last event that what was sent has led to, once that is known. */
  #answer: number | null = null;
  #losing: ReturnType<typeof setTimeout> | undefined;
  #ticking: ReturnType<typeof setInterval> | undefined;

  constructor(url: string, pace: () => Pace) {
    this.#playback = new Playback(
      {
        jumped: (seen) => this.#show(seen),
        stepped: (event, seen) => this.#step(event, seen),
        waits: (next) => {
          this.awaited = next;
        },
      },
      pace,
    );
    this.#connection = new Connection(url, {
      shown: (seen) => this.#jump(seen),
      happened: (events, seen) => this.#playback.follow(events, seen),
      linked: (link) => this.#linked(link),
    });
  }

  /** Show what was seen before, until the server says how it is now. */
  recall(seen: Seen): void {
    this.#playback.jump(seen);
  }

  open(): void {
    this.#connection.open();
    this.#ticking = setInterval(() => this.#tick(), TICK);
  }

  close(): void {
    clearInterval(this.#ticking);
    clearTimeout(this.#losing);
    this.#playback.stop();
    this.#connection.close();
  }

  /** Watch the events that come to the screen; returns how to stop. */
  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Go on to the next event now. */
  tap(): void {
    this.#playback.tap();
  }

  /** Decide; a card of one's own can be chosen ahead, and chosen again it is not. */
  choose(choice: Choice): void {
    this.refusal = this.dropped = null;
    if (allows(this.prompt, choice)) void this.#decide(choice);
    else if (choice.kind === 'play-card') this.#chooseCard(choice.card);
  }

  /** Anything else people do at a table; whether it was done. */
  async do(wish: Wish): Promise<boolean> {
    this.refusal = null;
    try {
      await this.#connection.send(wish);
      return true;
    } catch (error) {
      this.#refused(error);
      return false;
    }
  }

  #linked(link: Link): void {
    clearTimeout(this.#losing);
    if (link === 'lost') this.#losing = setTimeout(() => (this.link = link), GRACE);
    else this.link = link;
  }

  /** The whole table holds what anything sent has led to, even where numbers begin anew. */
  #jump(seen: Seen): void {
    if (this.#answer !== null) this.#answer = Math.min(this.#answer, seen.seq);
    this.#playback.jump(seen);
  }

  #chooseCard(card: CardCode): void {
    if (!this.hand.includes(card) || this.sent !== null) return;
    if (this.prompt === null) this.ahead = this.ahead === card ? null : card;
    else this.refusal = whyNot(this.prompt, card);
  }

  async #decide(choice: Choice): Promise<void> {
    this.ahead = null;
    this.sent = choice;
    try {
      this.#answer = await this.#connection.send(commandOf(choice, this.seen?.seq ?? 0));
      this.#settle();
    } catch (error) {
      this.sent = null;
      this.#refused(error);
    }
  }

  /** A choice is over when the screen has come to what it led to. */
  #settle(): void {
    if (this.#answer !== null && this.seen !== null && this.seen.seq >= this.#answer) {
      this.#answer = this.sent = null;
    }
    this.#playAhead();
  }

  #refused(error: unknown): void {
    if (!(error instanceof Refusal)) throw error;
    if (!SILENT.includes(error.code)) this.refusal = error.reason;
  }

  #step(event: AnyEvent, seen: Seen): void {
    const before = this.seen ?? seen;
    this.#show(seen);
    for (const watcher of this.#watchers) watcher(event, before, seen);
  }

  #show(seen: Seen): void {
    this.seen = seen;
    this.#tick();
    this.#settle();
  }

  /** Play what was chosen ahead, unless it has become illegal; the last card plays itself. */
  #playAhead(): void {
    if (this.ahead !== null && !this.hand.includes(this.ahead)) this.ahead = null;
    if (this.prompt?.kind !== 'play-card') return;
    const { ahead } = this;
    const card = ahead ?? (this.hand.length === 1 ? this.hand[0] : undefined);
    this.ahead = null;
    if (card !== undefined) this.choose({ kind: 'play-card', card });
    if (this.refusal !== null) this.dropped = ahead;
  }

  #tick(): void {
    const deadline = this.seen?.now.deadline ?? null;
    this.secondsLeft = deadline === null ? null : secondsUntil(deadline);
  }
}

function handOf(seen: Seen | null): readonly CardCode[] {
  const view = seen?.table.game?.view;
  return view && view.seat !== null ? (view.hands[view.seat] ?? []) : [];
}
