/** Puzzles one after the other: asked, answered, and what refutes a card played out. */
import { type Pace, pauseBetween } from '../browser/pace';
import { seenOf } from '../game/seen';
import { type Asker, Decision } from '../table/screen/decision.svelte';
import type { Choice } from '../table/screen/legal';
import { type Moment, momentsOf, Screen } from '../table/screen/screen.svelte';
import type { Source } from '../table/screen/source';
import type { AskedPuzzle, PuzzleAnswer } from '../wire/bodies.gen';
import type { CardCode, Events, Prompt, Snapshot } from '../wire/protocol.gen';
import { isOne, type Outcome } from './puzzle';
import { Asking } from './teller';

export class Run implements Source, Asker {
  puzzles = $state.raw<readonly string[] | null>(null);
  at = $state(0);
  /** What was answered to each of them, and the card. */
  answers = $state.raw<readonly (PuzzleAnswer | null)[]>([]);
  cards = $state.raw<readonly (CardCode | null)[]>([]);
  isOver = $state(false);
  /** The hands of what refutes the card, as they were before it; null unless it is on the table. */
  refuting = $state.raw<readonly (readonly CardCode[])[] | null>(null);
  readonly link = 'open';
  readonly isSwift = false;
  readonly screen: Screen;
  readonly decision: Decision;
  readonly answer: PuzzleAnswer | null = $derived.by(() => this.answers[this.at] ?? null);
  readonly card: CardCode | null = $derived.by(() => this.cards[this.at] ?? null);
  readonly asks: Prompt | null = $derived.by(() =>
    this.answer === null ? (this.screen.seen?.now.prompt ?? null) : null,
  );
  readonly marks: readonly (Outcome | null)[] = $derived.by(() =>
    this.answers.map((answer) => answer?.outcome ?? null),
  );
  /** Whether answers count for nothing: the puzzles were taken along. */
  isAlong = $state(false);
  readonly #asking = new Asking();
  readonly #which: string;
  readonly #name: () => string;
  /** What was asked for, by place. */
  readonly #asked = new Map<number, Promise<AskedPuzzle>>();
  #snapshot: Snapshot | null = null;

  /** Of a theme, a level, what is due, one puzzle, or anything; `name`: for who is nobody yet. */
  constructor(which: string, name: () => string, pace: () => Pace) {
    this.#which = which;
    this.#name = name;
    this.decision = new Decision(this);
    this.screen = new Screen((shown, next) => pauseBetween(shown, next, pace()), {
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
    void this.begin();
  }

  close(): void {
    this.screen.stop();
  }

  async begin(): Promise<void> {
    const puzzles = isOne(this.#which) ? [this.#which] : await this.#asking.ask((teller) => teller.run(this.#which));
    this.answers = puzzles.map(() => null);
    this.cards = puzzles.map(() => null);
    this.puzzles = puzzles;
    if (puzzles.length > 0) await this.goTo(0);
  }

  async goTo(at: number): Promise<void> {
    const { snapshot } = await this.#look(at);
    this.at = at;
    this.refuting = null;
    this.#snapshot = snapshot;
    this.decision.forget();
    this.screen.show(seenOf(snapshot));
    if (at + 1 < this.answers.length) this.#look(at + 1).catch(() => this.#asked.delete(at + 1));
  }

  async next(): Promise<void> {
    if (this.at + 1 < this.answers.length) await this.goTo(this.at + 1);
    else this.isOver = true;
  }

  /** The card is played, and it is said what it was. */
  async carryOut(made: Choice): Promise<number> {
    if (made.kind !== 'play-card') return this.seq;
    const { at } = this;
    const [id, name] = [this.puzzles?.[at] ?? '', this.#name()];
    const answer = await this.#asking.ask((teller) => teller.answer(id, made.card, name));
    this.isAlong = this.#asking.isAlong;
    this.cards = this.cards.with(at, made.card);
    this.answers = this.answers.with(at, answer);
    if (this.#snapshot) this.#play(this.#snapshot, answer.played);
    return this.seq;
  }

  /** A deal that shows why not, played to its end. */
  refute(): void {
    const refutation = this.answer?.refutation;
    if (!refutation) return;
    this.refuting = refutation.snapshot.table.game?.view.hands ?? [];
    this.#play(refutation.snapshot, refutation.events);
  }

  #play(snapshot: Snapshot, { events }: Events): void {
    const first: Moment = { event: null, seen: seenOf(snapshot) };
    this.screen.lay([first, ...momentsOf(first, events)]);
    this.screen.play();
  }

  #look(at: number): Promise<AskedPuzzle> {
    const id = this.puzzles?.[at] ?? '';
    const known = this.#asked.get(at) ?? this.#asking.ask((teller) => teller.asked(id));
    this.#asked.set(at, known);
    return known;
  }
}
