/** The first round, step by step: the server plays it, the screen follows and waits (docs/lesson.md). */
import { ask, askAgain } from '../server/api';
import { bySuit } from '../game/cards';
import type { Link } from '../server/connection';
import { allows, whyNot } from '../table/screen/legal';
import type { Pace } from '../browser/pace';
import { Playback } from '../table/screen/playback';
import type {
  AnyEvent,
  CardCode,
  Events,
  Prompt,
  Reason,
  RoundScored,
  SeatNumber,
  Snapshot,
} from '../wire/protocol.gen';
import { Refusal } from '../wire/refusal';
import { after, news, type Seen, seenOf } from '../game/seen';
import { load, save } from '../browser/storage';
import type { Watcher } from '../table/screen/table.svelte';

/** One thing to read or to do. */
export interface Step {
  /** By which its words are found. */
  readonly name: string;
  readonly chapter: number;
  /** The card to tap; null if the step is read. */
  readonly tap: CardCode | null;
}

interface Course {
  readonly steps: readonly Step[];
  readonly snapshot: Snapshot;
}

/** What somebody did; the lesson does the rest itself. */
interface Done {
  readonly play?: CardCode;
  readonly starter?: SeatNumber;
}

const KEY = 'lesson';
const OTHER_CARD: Reason = { code: 'lesson/other-card', message: '', rule: null, context: {} };
/** The step at which points are counted, and the one at which somebody names who leads. */
const SCORE = 'score';
const STARTER = 'starter';

export class Lesson {
  steps = $state.raw<readonly Step[]>([]);
  /** The step on the screen, counted from 0. */
  at = $state(0);
  seen = $state.raw<Seen | null>(null);
  /** Cards fall, or an answer is awaited: nothing is asked. */
  isMoving = $state(true);
  /** Why the last tap led to nothing, until the next one. */
  refusal = $state.raw<Reason | null>(null);
  /** The card that was tapped last. */
  asked = $state<CardCode | null>(null);
  /** What the round was worth, once it was counted. */
  scored = $state.raw<RoundScored | null>(null);
  /** The seat that shall lead, as chosen so far. */
  starter = $state<SeatNumber | null>(null);
  readonly link: Link = 'open';

  readonly step: Step | null = $derived(this.steps[this.at] ?? null);
  /** What is to be done now; nothing while there is something to read, or to look at. */
  readonly prompt: Prompt | null = $derived(this.isMoving || !this.#asks ? null : (this.seen?.now.prompt ?? null));
  /** The one card to tap. */
  readonly target: CardCode | null = $derived(this.prompt === null ? null : (this.step?.tap ?? null));
  /** Whether there is something to read, and a tap goes on. */
  readonly isRead: boolean = $derived(!this.isMoving && !this.#asks && !this.isLast);
  readonly hand: readonly CardCode[] = $derived(handOf(this.seen));

  readonly #playback: Playback;
  readonly #watcher: Watcher;
  /** The table as the server told it last; the screen may still be on its way there. */
  #told: Seen | null = null;
  /** The step the screen is on its way to. */
  #next = 0;
  #pace: Pace = 'slow';
  #isBusy = false;

  constructor(watcher: Watcher) {
    this.#watcher = watcher;
    this.#playback = new Playback(
      {
        jumped: (seen) => this.#show(seen),
        stepped: (event, seen) => this.#step(event, seen),
        waits: (next) => {
          if (next) this.#arrive();
        },
      },
      () => this.#pace,
    );
  }

  get chapters(): number {
    return this.steps.at(-1)?.chapter ?? 0;
  }

  get isLast(): boolean {
    return this.at === this.steps.length - 1;
  }

  get #asks(): boolean {
    return this.step !== null && (this.step.tap !== null || this.step.name === STARTER);
  }

  /** Begin where it was left, if it was. */
  async open(): Promise<void> {
    const at = load(KEY);
    await this.begin(typeof at === 'number' ? at : 0);
    if (this.refusal?.code === 'request/malformed') await this.begin(0); // of another lesson
  }

  close(): void {
    this.#playback.stop();
  }

  /** The lesson is over: the next one begins at its beginning. */
  end(): void {
    save(KEY, 0);
  }

  /** Begin a step; one about a trick begins with that trick, and points are counted once more. */
  async begin(at: number): Promise<void> {
    await this.#attempt(async () => {
      const { steps, snapshot } = await ask<Course>('GET', `/api/lesson/${at}`);
      this.steps = steps;
      if (steps[at]?.name === SCORE) await this.#tell(at - 1, {});
      if (!isAboutTrick(steps, at)) return this.#jump(at, snapshot);
      const before = await ask<Course>('GET', `/api/lesson/${at - 1}`);
      this.#jump(at - 1, before.snapshot);
      await this.#finish({});
    });
  }

  async back(): Promise<void> {
    if (this.at > 0) await this.begin(this.at - 1);
  }

  /** Go on by whatever the step asks for: read on, be shown how, or see the rest at once. */
  async goOn(): Promise<void> {
    if (!this.#playback.isCaughtUp && this.isMoving) this.#playback.catchUp();
    else await this.#take(this.starter === null ? {} : { starter: this.starter });
  }

  /** A card of the hand is tapped. */
  async tap(card: CardCode): Promise<void> {
    this.refusal = null;
    if (this.isRead) return this.goOn();
    if (this.prompt?.kind !== 'play-card') return;
    this.asked = card;
    if (card === this.target) await this.#take({ play: card });
    else this.refusal = allows(this.prompt, { kind: 'play-card', card }) ? OTHER_CARD : whyNot(this.prompt, card);
  }

  async #take(done: Done): Promise<void> {
    if (this.isMoving || this.isLast) return;
    this.#playback.tap();
    await this.#attempt(() => this.#finish(done));
  }

  /** One thing at a time; whoever cannot go on stays where they are. */
  async #attempt(deed: () => Promise<void>): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = this.isMoving = true;
    this.refusal = this.asked = null;
    try {
      await deed();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error.reason;
      this.isMoving = false;
    } finally {
      this.#isBusy = false;
    }
  }

  async #finish(done: Done): Promise<void> {
    this.isMoving = true;
    const told = await this.#tell(this.at, done);
    const before = this.#told as Seen;
    this.#next = this.at + 1;
    this.#pace = isAboutTrick(this.steps, this.#next) ? 'tap' : 'slow';
    this.#told = after(before, told);
    this.#playback.follow(news(before, told), this.#told);
  }

  /** What happens when a step is taken. */
  async #tell(at: number, done: Done): Promise<Events> {
    const told = await askAgain<Events>('POST', `/api/lesson/${at}`, done);
    this.scored = told.events.find((event) => event.type === 'round-scored') ?? this.scored;
    return told;
  }

  #jump(at: number, snapshot: Snapshot): void {
    this.at = this.#next = at;
    this.#told = seenOf(snapshot);
    this.#playback.jump(this.#told);
  }

  #step(event: AnyEvent, seen: Seen): void {
    const before = this.seen ?? seen;
    this.#show(seen);
    this.#watcher(event, before, seen);
  }

  #show(seen: Seen): void {
    this.seen = seen;
    if (this.#playback.isCaughtUp) this.#arrive();
  }

  /** The screen has come to the next step. */
  #arrive(): void {
    this.at = this.#next;
    this.isMoving = false;
    this.starter = null;
    save(KEY, this.isLast ? 0 : this.at);
  }
}

/** Whether a step tells about the trick before it, which lies there as long as that is read. */
function isAboutTrick(steps: readonly Step[], at: number): boolean {
  return steps[at]?.tap === null && (steps[at - 1]?.tap ?? null) !== null;
}

function handOf(seen: Seen | null): readonly CardCode[] {
  const view = seen?.table.game?.view;
  return view && view.seat !== null ? (view.hands[view.seat] ?? []).toSorted(bySuit) : [];
}
