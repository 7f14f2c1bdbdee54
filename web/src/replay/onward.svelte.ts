/** The same cards from a moment on, against bots: the server plays them, nothing of it is kept. */
import type { Pace } from '../browser/pace';
import { after, news, type Seen, seenOf } from '../game/seen';
import { type Asker, Decision } from '../table/screen/decision.svelte';
import type { Choice } from '../table/screen/legal';
import { Screen } from '../table/screen/screen.svelte';
import type { Source } from '../table/screen/source';
import type { GoneOn } from '../wire/bodies.gen';
import type { OnwardWish } from '../wire/questions.gen';
import type { CardCode, Prompt, Reason, SeatNumber } from '../wire/protocol.gen';
import { Refusal } from '../wire/refusal';
import { pauseAtMost, TRYING } from './pausing';
import type { Studies } from './studies';

/** A card by its code, or who starts. */
export type Chosen = CardCode | SeatNumber;

/** From where somebody goes on, and in which seat. */
export type Origin = Omit<OnwardWish, 'choices'>;

/** How it went: the points of all, what could be expected, and all of it as a record. */
export interface Ended extends Pick<GoneOn, 'mean' | 'record'> {
  readonly points: readonly number[];
}

export class Onward implements Source, Asker {
  /** The end, once it is on the screen. */
  ended = $state.raw<Ended | null>(null);
  /** What was chosen first. */
  first = $state.raw<Chosen | null>(null);
  /** Why it cannot begin. */
  problem = $state.raw<Reason | null>(null);
  readonly link = 'open';
  readonly isSwift = false;
  readonly origin: Origin;
  readonly screen: Screen;
  readonly decision: Decision;
  readonly asks: Prompt | null = $derived.by(() => this.screen.seen?.now.prompt ?? null);
  readonly #studies: Studies;
  #choices: readonly Chosen[] = [];
  #told: Seen | null = null;
  #end: Ended | null = null;
  #isClosed = false;

  constructor(studies: Studies, origin: Origin, pace: () => Pace) {
    this.#studies = studies;
    this.origin = origin;
    this.decision = new Decision(this);
    this.screen = new Screen(pauseAtMost(TRYING, pace), {
      shown: () => this.decision.settle(),
      rests: () => this.#rest(),
    });
  }

  get seq(): number {
    return this.screen.seen?.seq ?? 0;
  }

  get hand(): readonly CardCode[] {
    return this.screen.hand;
  }

  open(): void {
    this.#choices = [];
    this.#told = this.#end = this.ended = this.problem = null;
    this.decision.forget();
    void this.#begin();
  }

  close(): void {
    this.#isClosed = true;
    this.screen.stop();
  }

  async carryOut(choice: Choice): Promise<number> {
    await this.#go([...this.#choices, choice.kind === 'name-starter' ? choice.starter : choice.card]);
    return this.#told?.seq ?? 0;
  }

  async #begin(): Promise<void> {
    try {
      await this.#go([]);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = error.reason;
    }
  }

  async #go(choices: readonly Chosen[]): Promise<void> {
    const told = await this.#studies.onward({ ...this.origin, choices });
    if (this.#isClosed) return;
    this.#choices = told.choices;
    this.first = told.choices[0] ?? null;
    if (told.snapshot) this.#lay(seenOf(told.snapshot));
    const before = this.#told as Seen;
    this.#told = after(before, told.events);
    this.#end = endOf(told);
    this.screen.follow(news(before, told.events), this.#told);
    this.#rest();
  }

  #lay(seen: Seen): void {
    this.#told = seen;
    this.screen.catchUp();
    this.screen.show({ ...seen, now: { ...seen.now, prompt: null } });
    this.screen.play();
  }

  /** The screen has come as far as was told. */
  #rest(): void {
    if (this.screen.isAtEnd) this.ended = this.#end;
  }
}

function endOf({ over, events, mean, record }: GoneOn): Ended | null {
  const scored = events.events.find((event) => event.type === 'round-scored');
  return over && scored ? { points: scored.points, mean, record } : null;
}
