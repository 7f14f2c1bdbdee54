/** Own moments tried once more: choose anew, and hear at once what it is worth. */
import type { Pace } from '../browser/pace';
import { type Seen, seenOf } from '../game/seen';
import { type Asker, Decision } from '../table/screen/decision.svelte';
import type { Choice as Made } from '../table/screen/legal';
import { type Moment, momentsOf, Screen } from '../table/screen/screen.svelte';
import type { Source } from '../table/screen/source';
import type { Refutation } from '../wire/bodies.gen';
import type { CardCode, Prompt, Reason } from '../wire/protocol.gen';
import { Refusal } from '../wire/refusal';
import { pauseAtMost, TRYING } from './pausing';
import type { RefutationWish, Studies } from './studies';
import { bestOf, type Choice, type Verdict } from '../server/review';
import type { Judged } from './tries';

export type Answer = 'right' | 'as-good' | 'not-yet';

/** What one choice was found to be. */
export interface Tried {
  readonly choice: Choice;
  readonly answer: Answer;
}

/** What a choice is, measured by the others. */
export function answerTo(verdict: Verdict, choice: Choice): Answer {
  if (choice === bestOf(verdict)) return 'right';
  return choice.as_good ? 'as-good' : 'not-yet';
}

/** What was asked there: every choice that was judged was legal. */
export function promptOf(verdict: Verdict, isPick: boolean): Prompt {
  const cards = verdict.choices.flatMap(({ card }) => (card === null ? [] : [card]));
  if (cards.length === 0) {
    return { kind: 'name-starter', seats: verdict.choices.flatMap(({ starter }) => starter ?? []) };
  }
  return isPick ? { kind: 'pick-designator', cards } : { kind: 'play-card', cards, why_not: null };
}

/** How a moment was solved: at once, later, or it was shown. */
export type Mark = 'at-once' | 'later' | 'shown';

export class Again implements Source, Asker {
  /** Which of them is on the table. */
  at = $state(0);
  tried = $state.raw<Tried | null>(null);
  /** Whether the best choice was shown. */
  isShown = $state(false);
  /** The deal that shows why not; undefined while nobody asked, null if no deal shows it. */
  refutation = $state.raw<Refutation | null | undefined>(undefined);
  /** Why nobody can show one now. */
  refusal = $state.raw<Reason | null>(null);
  marks = $state.raw<readonly (Mark | null)[]>([]);
  readonly link = 'open';
  readonly isSwift = false;
  readonly screen: Screen;
  readonly decision: Decision;
  readonly moment: Judged | null = $derived.by(() => this.moments[this.at] ?? null);
  readonly isSolved: boolean = $derived.by(
    () => this.isShown || (this.tried !== null && this.tried.answer !== 'not-yet'),
  );
  readonly asks: Prompt | null = $derived.by(() =>
    this.tried === null ? (this.screen.seen?.now.prompt ?? null) : null,
  );
  readonly moments: readonly Judged[];
  readonly #studies: Studies;
  readonly #seenAt: (moment: Judged) => Seen;
  #hasFailed = false;

  constructor(studies: Studies, moments: readonly Judged[], seenAt: (moment: Judged) => Seen, pace: () => Pace) {
    this.#studies = studies;
    this.moments = moments;
    this.marks = moments.map(() => null);
    this.#seenAt = seenAt;
    this.decision = new Decision(this);
    this.screen = new Screen(pauseAtMost(TRYING, pace), {
      shown: () => this.decision.settle(),
    });
  }

  get seq(): number {
    return this.screen.seen?.seq ?? 0;
  }

  get hand(): readonly CardCode[] {
    return this.screen.hand;
  }

  open(): void {
    this.goTo(this.at);
  }

  close(): void {
    this.screen.stop();
  }

  goTo(at: number): void {
    this.at = at;
    this.#hasFailed = false;
    this.chooseAnew();
  }

  /** The same moment once more. */
  chooseAnew(): void {
    this.tried = null;
    this.isShown = false;
    this.refutation = undefined;
    this.refusal = null;
    this.decision.forget();
    if (this.moment) this.screen.show(this.#seenAt(this.moment));
  }

  /** Tell the best choice. */
  show(): void {
    this.#mark('shown');
    this.isShown = true;
  }

  /** Somebody has chosen: nothing is sent, all choices were judged before. */
  carryOut(made: Made): Promise<number> {
    const { verdict } = this.moment as Judged;
    const choice = verdict.choices.find(({ card, starter }) =>
      made.kind === 'name-starter' ? starter === made.starter : card === made.card,
    ) as Choice;
    const answer = answerTo(verdict, choice);
    this.tried = { choice, answer };
    if (answer === 'not-yet') this.#hasFailed = true;
    else this.#mark(this.#hasFailed ? 'later' : 'at-once');
    return Promise.resolve(this.seq);
  }

  /** Why not: a deal that shows it, played out on the table. */
  async refute(): Promise<void> {
    const { moment, tried } = this;
    const best = moment && bestOf(moment.verdict).card;
    if (!moment || !tried?.choice.card || !best) return void (this.refutation = null);
    const { round, number: made } = moment;
    const found = await this.#found({ round, made, best, wrong: tried.choice.card });
    if (this.tried !== tried) return;
    this.refutation = found;
    this.watch();
  }

  /** Play the deal that shows it, from its beginning. */
  watch(): void {
    if (!this.refutation) return;
    const { snapshot, events } = this.refutation;
    const first: Moment = { event: null, seen: seenOf(snapshot) };
    this.screen.lay([first, ...momentsOf(first, events.events)]);
    this.screen.play();
  }

  async #found(wish: RefutationWish): Promise<Refutation | null | undefined> {
    try {
      this.refusal = null;
      return (await this.#studies.refutation(wish)).refutation;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error.reason;
      return undefined;
    }
  }

  #mark(mark: Mark): void {
    if (this.marks[this.at] === null) this.marks = this.marks.with(this.at, mark);
  }
}
