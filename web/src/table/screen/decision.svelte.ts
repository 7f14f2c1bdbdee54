/** One's own decision, from nothing to its answer. It is in one state at a time. */
import { allows, type Choice, isSilent, whyNot } from './legal';
import type { CardCode, Prompt, Reason, SeatNumber, SuitLetter } from '../../wire/protocol.gen';
import { Refusal } from '../../wire/refusal';
import type { Choices } from '../../browser/settings.svelte';

/** What is chosen so far, and not enough or not sure yet. */
export type Draft =
  | { readonly kind: 'play-card'; readonly card: CardCode }
  | { readonly kind: 'name-starter'; readonly starter: SeatNumber }
  | { readonly kind: 'pick-designator'; readonly number: number | null; readonly suit: SuitLetter | null };

export type DecisionState =
  | { readonly is: 'nothing' }
  | { readonly is: 'chosen'; readonly draft: Draft }
  /** A card chosen ahead of the turn. */
  | { readonly is: 'ahead'; readonly card: CardCode }
  /** On its way, not answered yet. */
  | { readonly is: 'sent'; readonly choice: Choice }
  /** Carried out; the screen has not yet come to the event it led to. */
  | { readonly is: 'settled'; readonly choice: Choice; readonly seq: number }
  /** It does not go; `card` was tapped, or was chosen ahead. */
  | { readonly is: 'refused'; readonly reason: Reason; readonly card: CardCode | null; readonly wasAhead: boolean };

/** What taps mean to somebody: a card waits for a second one; it may be chosen ahead of the turn. */
export type Taps = Pick<Choices, 'secondTap' | 'ahead'>;

/** Who asks for decisions, and carries them out. */
export interface Asker {
  /** What is asked at the moment on the screen. */
  readonly asks: Prompt | null;
  readonly hand: readonly CardCode[];
  /** The last event on the screen. */
  readonly seq: number;
  /** Whether cards may be chosen ahead of the turn, and the last one plays itself. */
  readonly isSwift: boolean;
  /** Why a legal choice does not go after all. */
  objection?(choice: Choice): Reason | null;
  /** The last event it led to, or a `Refusal`. */
  carryOut(choice: Choice): Promise<number>;
}

const NOTHING: DecisionState = { is: 'nothing' };
/** For so many milliseconds after a card no other one is chosen ahead: that was a second tap. */
const BREATH = 300;

export class Decision {
  now = $state.raw<DecisionState>(NOTHING);
  /** What may be decided now; nothing while an answer is awaited. */
  readonly prompt: Prompt | null = $derived.by(() => (this.isOnItsWay ? null : this.#asker.asks));

  readonly #asker: Asker;
  #sentAt = -Infinity;

  constructor(asker: Asker) {
    this.#asker = asker;
  }

  get isOnItsWay(): boolean {
    return this.now.is === 'sent' || this.now.is === 'settled';
  }

  /** What was sent, as long as the screen does not show it. */
  get sent(): Choice | null {
    return this.now.is === 'sent' || this.now.is === 'settled' ? this.now.choice : null;
  }

  /** The card chosen ahead of the turn. */
  get ahead(): CardCode | null {
    return this.now.is === 'ahead' ? this.now.card : null;
  }

  get refusal(): Reason | null {
    return this.now.is === 'refused' ? this.now.reason : null;
  }

  /** The card a reason is given for. */
  get asked(): CardCode | null {
    return this.now.is === 'refused' ? this.now.card : null;
  }

  /** Whether the card a reason is given for was chosen ahead. */
  get wasAhead(): boolean {
    return this.now.is === 'refused' && this.now.wasAhead;
  }

  /** The card that waits for its second tap, if it may still be played. */
  get waiting(): CardCode | null {
    const draft = this.#draft('play-card');
    return draft !== null && allows(this.prompt, draft) ? draft.card : null;
  }

  /** The seat that shall lead, as chosen so far. */
  get starter(): SeatNumber | null {
    return this.#draft('name-starter')?.starter ?? null;
  }

  set starter(starter: SeatNumber | null) {
    if (!this.isOnItsWay) this.now = starter === null ? NOTHING : chosen({ kind: 'name-starter', starter });
  }

  get number(): number | null {
    return this.#draft('pick-designator')?.number ?? null;
  }

  set number(number: number | null) {
    this.#pick(number, this.suit);
  }

  get suit(): SuitLetter | null {
    return this.#draft('pick-designator')?.suit ?? null;
  }

  set suit(suit: SuitLetter | null) {
    this.#pick(this.number, suit);
  }

  /** Number and colour together, if they may be picked. */
  get pick(): CardCode | null {
    const card = `${this.suit}${this.number}`;
    return allows(this.prompt, { kind: 'pick-designator', card }) ? card : null;
  }

  /** A card is tapped; the second tap of a double tap is no wish of its own, unless a card waits for it. */
  tap(card: CardCode, isSecond: boolean, { secondTap, ahead }: Taps): void {
    const choice: Choice = { kind: 'play-card', card };
    const isWaitedFor = this.waiting === card;
    if (isSecond && !isWaitedFor) return;
    if (this.prompt === null && !ahead) return;
    if (secondTap && !isWaitedFor && allows(this.prompt, choice)) this.#consider(card);
    else this.choose(choice);
  }

  /** Do what is chosen of a starter or a designator; whether it was enough. */
  go(): boolean {
    const { starter, pick } = this;
    if (starter !== null) this.choose({ kind: 'name-starter', starter });
    else if (pick !== null) this.choose({ kind: 'pick-designator', card: pick });
    return starter !== null || pick !== null;
  }

  /** Decide; a card of one's own can be chosen ahead, and chosen again it is not. */
  choose(choice: Choice): void {
    if (this.isOnItsWay) return;
    const isAsked = allows(this.prompt, choice);
    const why = isAsked ? (this.#asker.objection?.(choice) ?? null) : this.#whyNot(choice);
    if (why !== null) this.refuse(why, cardOf(choice));
    else if (isAsked) void this.#send(choice);
    else this.now = this.#aheadBy(choice);
  }

  /** It does not go. */
  refuse(reason: Reason, card: CardCode | null = null, wasAhead = false): void {
    this.now = isSilent(reason) ? NOTHING : { is: 'refused', reason, card, wasAhead };
  }

  /** A reason was read. */
  dismiss(): void {
    if (this.now.is === 'refused') this.now = NOTHING;
  }

  /** Take back whatever is not sent. */
  forget(): void {
    if (!this.isOnItsWay) this.now = NOTHING;
  }

  /** It was decided, perhaps by a bot in one's place: what was chosen for it is chosen no more. */
  overtaken(): void {
    if (this.now.is === 'chosen') this.now = NOTHING;
  }

  /** The whole table was told: it holds what anything sent has led to, even where numbers begin anew. */
  renumber(seq: number): void {
    if (this.now.is === 'settled') this.now = { ...this.now, seq: Math.min(this.now.seq, seq) };
  }

  /** Something else is on the screen: a choice is over there, a card chosen ahead is played. */
  settle(): void {
    if (this.now.is === 'settled' && this.#asker.seq >= this.now.seq) this.now = NOTHING;
    if (this.#asker.isSwift) this.#playAhead();
  }

  #draft<Kind extends Draft['kind']>(kind: Kind): Extract<Draft, { kind: Kind }> | null {
    const draft = this.now.is === 'chosen' ? this.now.draft : null;
    return draft?.kind === kind ? (draft as Extract<Draft, { kind: Kind }>) : null;
  }

  /** A card is chosen, and waits for its second tap. */
  #consider(card: CardCode): void {
    if (!this.isOnItsWay) this.now = chosen({ kind: 'play-card', card });
  }

  #pick(number: number | null, suit: SuitLetter | null): void {
    if (!this.isOnItsWay) this.now = chosen({ kind: 'pick-designator', number, suit });
  }

  #whyNot(choice: Choice): Reason | null {
    const isOwn = choice.kind === 'play-card' && this.#asker.hand.includes(choice.card);
    return isOwn ? whyNot(this.prompt, choice.card) : null;
  }

  /** What becomes of a card that is tapped while nothing is asked. */
  #aheadBy(choice: Choice): DecisionState {
    const card = cardOf(choice);
    const isOwn = choice.kind === 'play-card' && card !== null && this.#asker.hand.includes(card);
    const isNow = this.prompt === null && performance.now() - this.#sentAt >= BREATH;
    if (!this.#asker.isSwift || !isOwn || !isNow) return this.now.is === 'refused' ? NOTHING : this.now;
    return card === this.ahead ? NOTHING : { is: 'ahead', card };
  }

  async #send(choice: Choice): Promise<void> {
    const sent: DecisionState = (this.now = { is: 'sent', choice });
    this.#sentAt = performance.now();
    try {
      const seq = await this.#asker.carryOut(choice);
      if (this.now === sent) this.now = { is: 'settled', choice, seq };
      this.settle();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (this.now === sent) this.refuse(error.reason, cardOf(choice));
    }
  }

  /** Play what was chosen ahead, unless it has become illegal; the last card plays itself. */
  #playAhead(): void {
    const { ahead } = this;
    const { hand } = this.#asker;
    if (ahead !== null && !hand.includes(ahead)) this.now = NOTHING;
    if (this.prompt?.kind !== 'play-card') return;
    const card = this.ahead ?? (hand.length === 1 ? hand[0] : undefined);
    const why = card === undefined ? null : whyNot(this.prompt, card);
    if (card !== undefined && why !== null) this.refuse(why, card, ahead !== null);
    else if (card !== undefined) this.choose({ kind: 'play-card', card });
  }
}

function chosen(draft: Draft): DecisionState {
  return { is: 'chosen', draft };
}

function cardOf(choice: Choice): CardCode | null {
  return choice.kind === 'play-card' ? choice.card : null;
}
