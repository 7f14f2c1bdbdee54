/** One's own turn: the hand in the order somebody likes, what stands out, what is said above it, what taps mean. */
import { Advice } from './advice.svelte';
import { turnSentence } from './drawn';
import { moved, ordered } from '../../game/hand';
import { choiceOf } from './hint';
import type { Hint } from '../../server/hint';
import type { Say } from '../../words/i18n.svelte';
import { Laid } from './laid.svelte';
import type { Choice } from './legal';
import { about, nameOf, ofCard } from '../../words/pieces';
import type { AnyEvent, CardCode, GameView, SeatNumber } from '../../wire/protocol.gen';
import { Refusal } from '../../wire/refusal';
import type { Seen } from '../../game/seen';
import type { Choices } from '../../browser/settings.svelte';
import type { Decision } from './decision.svelte';
import type { Watcher } from './screen.svelte';
import type { Table } from './table.svelte';

/** Nobody has played a card of this game. */
function isVeryFirst({ phase, score, tricks, trick }: GameView): boolean {
  return phase === 'play' && score.rounds === 0 && tricks.length + trick.length === 0;
}

/** Who has decided something; undefined where nobody has. */
function deciderOf(event: AnyEvent): SeatNumber | null | undefined {
  if (event.type === 'starter-named') return event.chooser;
  return event.type === 'card-played' || event.type === 'designator-picked' ? event.seat : undefined;
}

export class Turn {
  readonly #laid = new Laid();
  readonly #advice = new Advice();
  readonly #table: Table;
  readonly #settings: () => Readonly<Choices>;
  readonly #t: Say;

  constructor(table: Table, settings: () => Readonly<Choices>, t: Say) {
    this.#table = table;
    this.#settings = settings;
    this.#t = t;
  }

  get decision(): Decision {
    return this.#table.decision;
  }

  /** The own cards, in the order somebody likes. */
  get hand(): readonly CardCode[] {
    const { seen, hand } = this.#table;
    const roles = seen?.table.game?.view.roles ?? [];
    return ordered(hand, this.#settings().handOrder, roles, this.#laid.in(seen));
  }

  /** Whether somebody wants to lay their cards themselves. */
  get isLaid(): boolean {
    return this.#settings().handOrder === 'hand' && this.#table.hand.length > 1;
  }

  /** The card at one place shall lie at another. */
  lay(from: number, to: number): void {
    const { seen } = this.#table;
    const card = this.hand[from];
    if (seen !== null && card !== undefined) this.#laid.keep(seen, moved(this.hand, card, to));
  }

  /** The card that stands out: chosen, chosen ahead, sent, or advised. */
  get raised(): CardCode | null {
    const { sent, waiting, ahead, pick } = this.decision;
    if (sent?.kind === 'play-card') return sent.card;
    return waiting ?? ahead ?? pick ?? (this.isAsking ? (this.hint?.choices[0]?.play ?? null) : null);
  }

  get hint(): Hint | null {
    return this.#advice.hint;
  }

  /** Whether the table plays with hints, at this point of the game. */
  get isHinted(): boolean {
    const hints = this.#table.seen?.table.settings.hints ?? 'on';
    return hints === 'on' || (hints === 'lessons' && this.#view?.score.rounds === 0);
  }

  /** Whether a hint is shown, or on its way. */
  get isAsking(): boolean {
    return this.decision.prompt !== null && this.#advice.isFor(this.#view);
  }

  /** What the button says that does as advised. */
  get advice(): string | null {
    const best = this.isAsking ? this.hint?.choices[0] : undefined;
    const { seen } = this.#table;
    if (best === undefined || seen === null) return null;
    const choice = choiceOf(best);
    if (choice.kind === 'name-starter') return this.#t('play-starter-go', about(seen, choice.starter, this.#t));
    return this.#t(choice.kind === 'play-card' ? 'play-card-go' : 'play-pick-go', ofCard(choice.card));
  }

  /** The line above the hand. */
  get text(): string {
    const { seen, hand } = this.#table;
    const { prompt, waiting, ahead } = this.decision;
    const view = seen?.table.game?.view;
    if (!seen || !view) return '';
    if (this.#table.screen.awaited !== null) return '';
    if (waiting !== null) return this.#t('play-tap-again', ofCard(waiting));
    if (prompt !== null) return turnSentence(view, prompt, this.#t);
    if (ahead !== null) return this.#t('play-ahead', ofCard(ahead));
    if (seen.you.seat === null) return this.#t('table-watching');
    if (view.phase === 'name starter') return this.#t('play-starter-new-hand');
    const { turn } = seen.now;
    if (view.phase !== 'play' || turn === null || turn === seen.you.seat) return '';
    if (isVeryFirst(view)) return this.#firstStarter(seen, turn);
    if (hand.length === 1) return this.#t('play-last-card');
    return this.#t('play-their-turn', { who: nameOf(seen, turn, this.#t) });
  }

  /** A card of the hand is tapped, perhaps by the second tap of a double tap. */
  tap(card: CardCode, isSecond = false): void {
    const { decision } = this;
    if (this.#view?.phase !== 'play' || (isSecond && decision.waiting !== card)) return;
    this.#table.dismiss();
    this.#advice.dismiss();
    decision.tap(card, isSecond, this.#settings());
  }

  /** Do what is chosen, if it is enough. */
  go(): void {
    const { waiting } = this.decision;
    if (this.decision.go()) this.#advice.dismiss();
    else if (waiting !== null) this.tap(waiting);
    else if (this.advice !== null) this.follow();
    else this.#table.screen.tap();
  }

  /** Ask what a strong bot would do. */
  async ask(): Promise<void> {
    const { seen, prompt } = this.#table;
    if (seen === null || prompt === null || !this.isHinted || this.#advice.isThinking) return;
    this.#table.dismiss();
    try {
      await this.#advice.ask(seen, () => this.#table.hint());
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#table.refuse(error.reason);
    }
  }

  /** Do as advised. */
  follow(): void {
    const best = this.hint?.choices[0];
    if (best !== undefined) this.#decide(choiceOf(best));
  }

  /** Take back whatever is not sent. */
  forget(): void {
    this.#advice.dismiss();
    this.#table.dismiss();
    this.decision.forget();
  }

  /** A decision was made, perhaps by a bot in one's place: what was chosen for it is chosen no more. */
  readonly watch: Watcher = (event, _, { you }) => {
    if (deciderOf(event) === you.seat) this.decision.overtaken();
  };

  /** Nobody names the first starter of a game: whoever finished one last, or the lot (R8). */
  #firstStarter(seen: Seen, starter: SeatNumber): string {
    const isKnown = seen.table.game?.last_played !== null;
    return this.#t(isKnown ? 'play-starter-last-played' : 'play-starter-lot', about(seen, starter, this.#t));
  }

  get #view(): GameView | null {
    return this.#table.seen?.table.game?.view ?? null;
  }

  #decide(choice: Choice): void {
    this.forget();
    this.decision.choose(choice);
  }
}
