/** One's own turn in the making: what is chosen but not sent, what was asked, what was advised. */
import { turnSentence } from './drawn';
import { moved, ordered } from '../../game/hand';
import { choiceOf, type Hint, hintFor } from './hint';
import type { Say } from '../../words/i18n.svelte';
import { Laid } from './laid.svelte';
import { allows, type Choice } from './legal';
import { about, nameOf, ofCard } from '../../words/pieces';
import type { AnyEvent, CardCode, GameView, SeatNumber, SuitLetter } from '../../wire/protocol.gen';
import { Refusal } from '../../wire/refusal';
import type { Seen } from '../../game/seen';
import type { Choices } from '../../browser/settings.svelte';
import type { Table, Watcher } from './table.svelte';

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
  /** The seat that shall lead, as chosen so far. */
  starter = $state<SeatNumber | null>(null);
  number = $state<number | null>(null);
  suit = $state<SuitLetter | null>(null);
  /** A card that waits for its second tap. */
  chosen = $state<CardCode | null>(null);
  /** The card that was tapped last. */
  asked = $state<CardCode | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** The game as it was when the hint was asked for. */
  #hinted = $state.raw<GameView | null>(null);
  isThinking = $state(false);

  readonly #laid = new Laid();
  readonly #table: Table;
  readonly #settings: () => Readonly<Choices>;
  readonly #t: Say;

  constructor(table: Table, settings: () => Readonly<Choices>, t: Say) {
    this.#table = table;
    this.#settings = settings;
    this.#t = t;
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

  /** Number and colour together, if they may be picked. */
  get pick(): CardCode | null {
    const card = `${this.suit}${this.number}`;
    return allows(this.#table.prompt, { kind: 'pick-designator', card }) ? card : null;
  }

  /** The card that stands out: chosen, chosen ahead, sent, or advised. */
  get raised(): CardCode | null {
    const { sent, ahead } = this.#table;
    if (sent?.kind === 'play-card') return sent.card;
    return this.#waiting ?? ahead ?? this.pick ?? (this.isAsking ? (this.hint?.choices[0]?.play ?? null) : null);
  }

  /** Whether a hint is shown, or on its way. */
  get isAsking(): boolean {
    if (this.#table.prompt === null) return false;
    return this.isThinking || (this.hint !== null && this.#hinted === this.#view);
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
    const { seen, prompt, ahead, awaited, hand } = this.#table;
    const view = seen?.table.game?.view;
    if (!seen || !view) return '';
    if (awaited !== null) return '';
    if (this.#waiting !== null) return this.#t('play-tap-again', ofCard(this.#waiting));
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

  /** A card of the hand is tapped. */
  tap(card: CardCode): void {
    if (this.#table.seen?.table.game?.view.phase !== 'play') return;
    const choice: Choice = { kind: 'play-card', card };
    const isFirst = this.#settings().secondTap && this.chosen !== card;
    this.asked = card;
    this.hint = null;
    if (isFirst && allows(this.#table.prompt, choice)) {
      this.#table.refusal = null;
      this.chosen = card;
    } else {
      this.chosen = null;
      this.#table.choose(choice);
    }
  }

  /** Do what is chosen, if it is enough. */
  go(): void {
    const { prompt } = this.#table;
    if (prompt?.kind === 'name-starter' && this.starter !== null) {
      this.#decide({ kind: 'name-starter', starter: this.starter });
    } else if (prompt?.kind === 'pick-designator' && this.pick !== null) {
      this.#decide({ kind: 'pick-designator', card: this.pick });
    } else if (this.#waiting !== null) {
      this.tap(this.#waiting);
    } else if (this.advice !== null) {
      this.follow();
    } else {
      this.#table.tap();
    }
  }

  /** Ask what a strong bot would do. */
  async ask(): Promise<void> {
    const { seen, prompt } = this.#table;
    if (seen === null || prompt === null || this.isThinking) return;
    this.isThinking = true;
    this.#table.refusal = this.hint = null;
    this.#hinted = this.#view;
    try {
      const hint = await hintFor(seen.table.id);
      if (hint.seq >= seen.seq) this.hint = hint;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.asked = null;
      this.#table.refusal = error.reason;
    } finally {
      this.isThinking = false;
    }
  }

  /** Do as advised. */
  follow(): void {
    const best = this.hint?.choices[0];
    if (best !== undefined) this.#decide(choiceOf(best));
  }

  /** Take back whatever is not sent. */
  forget(): void {
    this.chosen = this.asked = this.hint = this.starter = this.number = this.suit = null;
    this.#table.ahead = null;
    this.#table.refusal = null;
  }

  /** A decision was made, perhaps by a bot in one's place: what was chosen for it is chosen no more. */
  readonly watch: Watcher = (event, _, { you }) => {
    if (deciderOf(event) === you.seat) this.chosen = this.starter = this.number = this.suit = null;
  };

  /** Nobody names the first starter of a game: whoever finished one last, or the lot (R8). */
  #firstStarter(seen: Seen, starter: SeatNumber): string {
    const isKnown = seen.table.game?.last_played !== null;
    return this.#t(isKnown ? 'play-starter-last-played' : 'play-starter-lot', about(seen, starter, this.#t));
  }

  get #view(): GameView | null {
    return this.#table.seen?.table.game?.view ?? null;
  }

  get #waiting(): CardCode | null {
    const { chosen } = this;
    return chosen !== null && allows(this.#table.prompt, { kind: 'play-card', card: chosen }) ? chosen : null;
  }

  #decide(choice: Choice): void {
    this.forget();
    this.#table.choose(choice);
  }
}
