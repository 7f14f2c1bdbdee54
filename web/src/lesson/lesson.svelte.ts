/** A lesson, step by step: its script says what happens, the screen follows and waits (docs/lesson.md). */
import { bySuit } from '../game/cards';
import type { Choice } from '../table/screen/legal';
import { type Asker, Decision } from '../table/screen/decision.svelte';
import { type Pace, pauseBetween } from '../browser/pace';
import { Screen } from '../table/screen/screen.svelte';
import type { Source } from '../table/screen/source';
import type { CardCode, Events, Prompt, Reason, RoundScored, SeatNumber } from '../wire/protocol.gen';
import { after, news, type Seen } from '../game/seen';
import { load, save } from '../browser/storage';
import { finish, type LessonName, type Script, scriptOf, seenAt, type Step, takenBy } from './script';

const OTHER_CARD: Reason = { code: 'lesson/other-card', message: '', rule: null, context: {} };
/** The script has not come with the page, and does not come now. */
const NOT_HERE: Reason = { code: 'network/lost', message: '', rule: null, context: {} };
/** The step at which points are counted, and the one at which somebody names who leads. */
const SCORE = 'score';
const STARTER = 'starter';

export class Lesson implements Source, Asker {
  readonly name: LessonName;
  steps = $state.raw<readonly Step[]>([]);
  /** The step on the screen, counted from 0. */
  at = $state(0);
  /** Cards fall: nothing is asked. */
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
  /** The one card to play or to pick. */
  readonly target: CardCode | null = $derived.by(() => (this.prompt === null ? null : (this.step?.tap ?? null)));
  /** Whether there is something to read, and a tap goes on. */
  readonly isRead: boolean = $derived.by(() => !this.isMoving && !this.#isDone && !this.isLast);
  readonly hand: readonly CardCode[] = $derived.by(() => this.screen.hand.toSorted(bySuit));

  /** The table as the server told it last; the screen may still be on its way there. */
  #told: Seen | null = null;
  /** The step the screen is on its way to. */
  #next = 0;
  #pace: Pace = 'slow';
  #script: Script | null = null;

  constructor(name: LessonName = 'first') {
    this.name = name;
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
    this.decision.dismiss();
    try {
      this.#script = await scriptOf(this.name);
    } catch {
      return this.decision.refuse(NOT_HERE);
    }
    this.steps = this.#script.steps;
    const at = load(this.#key);
    this.begin(typeof at === 'number' && at < this.steps.length ? at : 0);
  }

  close(): void {
    this.screen.stop();
  }

  /** The lesson is over: the next one begins at its beginning. */
  end(): void {
    save(this.#key, 0);
  }

  dismiss(): void {
    this.decision.dismiss();
  }

  /** Begin a step; one about a trick begins with that trick, and points are counted once more. */
  begin(at: number): void {
    if (this.#script === null) return;
    this.decision.forget();
    if (this.steps[at]?.name === SCORE) this.#tell(at - 1);
    if (!isAboutTrick(this.steps, at)) return this.#jump(at, seenAt(this.#script, at));
    this.#jump(at - 1, seenAt(this.#script, at - 1));
    this.#finish();
  }

  back(): void {
    if (this.at > 0) this.begin(this.at - 1);
  }

  /** Go on by whatever the step asks for: read on, be shown how, or see the rest at once. */
  goOn(): void {
    const { starter } = this.decision;
    if (this.isMoving && !this.screen.isAtEnd) this.screen.catchUp();
    else if (starter !== null) this.decision.choose({ kind: 'name-starter', starter });
    else this.#take();
  }

  /** A card of the hand is tapped. */
  tap(card: CardCode): void {
    if (this.isRead) return this.goOn();
    this.decision.choose({ kind: 'play-card', card });
  }

  /** One card is the right one here, whatever else is legal. */
  objection(choice: Choice): Reason | null {
    return choice.kind !== 'name-starter' && choice.card !== this.target ? OTHER_CARD : null;
  }

  carryOut(choice: Choice): Promise<number> {
    this.screen.tap();
    this.#finish(choice.kind === 'name-starter' ? choice.starter : undefined);
    return Promise.resolve(this.#told?.seq ?? 0);
  }

  get #key(): string {
    return this.name === 'first' ? 'lesson' : `lesson-${this.name}`;
  }

  #take(): void {
    if (this.isMoving || this.isLast) return;
    this.decision.forget();
    this.screen.tap();
    this.#finish();
  }

  #finish(starter?: SeatNumber): void {
    this.isMoving = true;
    const told = this.#tell(this.at, starter);
    const before = this.#told as Seen;
    this.#next = this.at + 1;
    this.#pace = isAboutTrick(this.steps, this.#next) ? 'tap' : 'slow';
    this.#told = after(before, told);
    this.screen.follow(news(before, told), this.#told);
  }

  /** What happens when a step is taken. */
  #tell(at: number, starter?: SeatNumber): Events {
    const told = takenBy(this.#script as Script, at, starter);
    this.scored = told.events.find((event) => event.type === 'round-scored') ?? this.scored;
    return told;
  }

  #jump(at: number, seen: Seen): void {
    this.at = this.#next = at;
    this.#told = seen;
    this.decision.renumber(seen.seq);
    this.screen.show(seen);
  }

  /** The screen has come to the next step. */
  #arrive(): void {
    this.at = this.#next;
    this.isMoving = false;
    this.decision.overtaken();
    save(this.#key, this.isLast ? 0 : this.at);
    if (this.isLast) finish(this.name);
  }
}

/** Whether a step tells about the trick before it, which lies there as long as that is read. */
function isAboutTrick(steps: readonly Step[], at: number): boolean {
  return steps[at]?.tap === null && (steps[at - 1]?.tap ?? null) !== null;
}
