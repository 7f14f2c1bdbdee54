/** The first round, step by step: the server plays it, the screen follows and waits (docs/lesson.md). */
import { ask, askAgain } from '../server/api';
import { bySuit } from '../game/cards';
import type { Choice } from '../table/screen/legal';
import { type Asker, Decision } from '../table/screen/decision.svelte';
import { type Pace, pauseBetween } from '../browser/pace';
import { Screen } from '../table/screen/screen.svelte';
import type { Source } from '../table/screen/source';
import type { CardCode, Events, Prompt, Reason, RoundScored, SeatNumber, Snapshot } from '../wire/protocol.gen';
import { Refusal } from '../wire/refusal';
import { after, news, type Seen, seenOf } from '../game/seen';
import { load, save } from '../browser/storage';

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

export class Lesson implements Source, Asker {
  steps = $state.raw<readonly Step[]>([]);
  /** The step on the screen, counted from 0. */
  at = $state(0);
  /** Cards fall, or an answer is awaited: nothing is asked. */
  isMoving = $state(true);
  /** What the round was worth, once it was counted. */
  scored = $state.raw<RoundScored | null>(null);
  readonly link = 'open';
  readonly isSwift = false;
  readonly screen: Screen;
  readonly decision: Decision;

  readonly step: Step | null = $derived(this.steps[this.at] ?? null);
  /** What is to be done now; nothing while there is something to read, or to look at. */
  readonly asks: Prompt | null = $derived.by(() =>
    this.isMoving || !this.#isDone ? null : (this.screen.seen?.now.prompt ?? null),
  );
  /** The one card to tap. */
  readonly target: CardCode | null = $derived.by(() => (this.prompt === null ? null : (this.step?.tap ?? null)));
  /** Whether there is something to read, and a tap goes on. */
  readonly isRead: boolean = $derived.by(() => !this.isMoving && !this.#isDone && !this.isLast);
  readonly hand: readonly CardCode[] = $derived.by(() => this.screen.hand.toSorted(bySuit));

  /** The table as the server told it last; the screen may still be on its way there. */
  #told: Seen | null = null;
  /** The step the screen is on its way to. */
  #next = 0;
  #pace: Pace = 'slow';
  #isBusy = false;

  constructor() {
    this.decision = new Decision(this);
    this.screen = new Screen((shown, next) => pauseBetween(shown, next, this.#pace), {
      shown: () => this.decision.settle(),
      rests: () => this.#arrive(),
    });
  }

  get seen(): Seen | null {
    return this.screen.seen;
  }

  get seq(): number {
    return this.seen?.seq ?? 0;
  }

  get prompt(): Prompt | null {
    return this.decision.prompt;
  }

  /** Why the last tap led to nothing, until the next one. */
  get refusal(): Reason | null {
    return this.decision.refusal;
  }

  get chapters(): number {
    return this.steps.at(-1)?.chapter ?? 0;
  }

  get isLast(): boolean {
    return this.at === this.steps.length - 1;
  }

  /** Whether the step is one to do, not to read. */
  get #isDone(): boolean {
    return this.step !== null && (this.step.tap !== null || this.step.name === STARTER);
  }

  /** Begin where it was left, if it was. */
  async open(): Promise<void> {
    const at = load(KEY);
    await this.begin(typeof at === 'number' ? at : 0);
    if (this.refusal?.code === 'request/malformed') await this.begin(0); // of another lesson
  }

  close(): void {
    this.screen.stop();
  }

  /** The lesson is over: the next one begins at its beginning. */
  end(): void {
    save(KEY, 0);
  }

  dismiss(): void {
    this.decision.dismiss();
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
    const { starter } = this.decision;
    if (this.isMoving && !this.screen.isAtEnd) this.screen.catchUp();
    else if (starter !== null) this.decision.choose({ kind: 'name-starter', starter });
    else await this.#take();
  }

  /** A card of the hand is tapped. */
  async tap(card: CardCode): Promise<void> {
    if (this.isRead) return this.goOn();
    this.decision.choose({ kind: 'play-card', card });
  }

  /** One card is the right one here, whatever else is legal. */
  objection(choice: Choice): Reason | null {
    return choice.kind === 'play-card' && choice.card !== this.target ? OTHER_CARD : null;
  }

  async carryOut(choice: Choice): Promise<number> {
    this.screen.tap();
    await this.#alone(() => this.#finish(doneBy(choice)));
    return this.#told?.seq ?? 0;
  }

  async #take(): Promise<void> {
    if (this.isMoving || this.isLast) return;
    this.screen.tap();
    await this.#attempt(() => this.#finish({}));
  }

  /** Whoever cannot go on stays where they are, and is told why. */
  async #attempt(deed: () => Promise<void>): Promise<void> {
    if (this.#isBusy) return;
    this.decision.dismiss();
    try {
      await this.#alone(deed);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.decision.refuse(error.reason);
    }
  }

  /** One thing at a time. */
  async #alone(deed: () => Promise<void>): Promise<void> {
    this.#isBusy = this.isMoving = true;
    try {
      await deed();
    } catch (error) {
      this.isMoving = false;
      throw error;
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
    this.screen.follow(news(before, told), this.#told);
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
    this.decision.renumber(this.#told.seq);
    this.screen.show(this.#told);
  }

  /** The screen has come to the next step. */
  #arrive(): void {
    this.at = this.#next;
    this.isMoving = false;
    this.decision.overtaken();
    save(KEY, this.isLast ? 0 : this.at);
  }
}

function doneBy(choice: Choice): Done {
  return choice.kind === 'name-starter' ? { starter: choice.starter } : { play: choice.card };
}

/** Whether a step tells about the trick before it, which lies there as long as that is read. */
function isAboutTrick(steps: readonly Step[], at: number): boolean {
  return steps[at]?.tap === null && (steps[at - 1]?.tap ?? null) !== null;
}
