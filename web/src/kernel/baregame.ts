/** A game without bots: deals and choices in, events of the protocol out, and what a seat sees of them. */
import {
  CELL,
  DOWN,
  EVENT_LENGTH,
  EVENTS,
  FACE_DOWN,
  FACE_UP,
  GAME_LENGTH,
  HANDS,
  HUNDREDTHS,
  PHASES,
  POSITION_LENGTH,
  REASON_LENGTH,
  REASONS,
  REFUSALS,
  ROLES,
  SUIT_NAMES,
} from './layout.gen';
import type { CourseCalls, Kernel } from './module';
import type {
  CardCode,
  GameEvent,
  GameOptions,
  Reason,
  SeatNumber,
  SuitLetter,
  VirtualCards,
} from '../wire/protocol.gen';

/** All that chance decides in a round; hands by seat, in the order dealt. */
export interface Deal {
  readonly dealer: SeatNumber;
  readonly hands: readonly (readonly CardCode[])[];
  /** The number designator; null if designators are picked. */
  readonly value: number | null;
  /** Who leads, in the first round only. */
  readonly starter: SeatNumber | null;
}

export type Move =
  | { readonly kind: 'play-card'; readonly card: CardCode }
  | { readonly kind: 'pick-designator'; readonly card: CardCode }
  | { readonly kind: 'name-starter'; readonly starter: SeatNumber };

export type Reasons = readonly ({ readonly code: string } & Readonly<Record<string, string | number>>)[];

const LETTERS = 'BNYGR';
const SUITS = 5;
const COLUMNS = 5;
/** Something else is asked for. */
const WRONG_MOMENT = REFUSALS.length - 1;

export function codeOf(card: number): CardCode {
  return card === 0 ? '??' : `${letterOf(card >> 4)}${card & 15}`;
}

export function cardOf(code: CardCode): number {
  return (LETTERS.indexOf(code.charAt(0)) << 4) | Number(code.slice(1));
}

function letterOf(suit: number): SuitLetter {
  return LETTERS.charAt(suit) as SuitLetter;
}

export class BareGame<Calls extends CourseCalls = CourseCalls> {
  readonly options: GameOptions;
  /** Where it lies in the memory of its kernel. */
  readonly lies: { readonly game: number; readonly position: number };
  protected readonly kernel: Kernel<Calls>;
  readonly #game: number;
  readonly #position: number;
  /** Cards dealt in this round. */
  protected dealtCards = 0;

  constructor(kernel: Kernel<Calls>, options: GameOptions) {
    this.kernel = kernel;
    this.options = options;
    this.#game = kernel.call.reserve(8 * GAME_LENGTH);
    this.#position = kernel.call.reserve(2 * POSITION_LENGTH);
    this.lies = { game: this.#game, position: this.#position };
    const { players, more_cards, pick_designators, rounds, goal, dabbscheedel } = options;
    const flags = [Number(more_cards), Number(pick_designators)] as const;
    kernel.ask(kernel.call.begin(this.#game, players, ...flags, rounds, goal, dabbscheedel));
  }

  get phase(): (typeof PHASES)[number] {
    return PHASES[this.cell(CELL.PHASE)] ?? 'over';
  }

  /** Who acts; null while nobody does. */
  get turn(): SeatNumber | null {
    const turn = this.cell(CELL.TURN);
    return turn < 0 ? null : turn;
  }

  /** How many rounds are over. */
  get played(): number {
    return this.cell(CELL.PLAYED);
  }

  get totals(): readonly number[] {
    return this.kernel.ints(this.#game + 8 * CELL.TOTALS, this.cell(CELL.SEATS));
  }

  /** Who deals next; null before the first deal, when chance decides. */
  get dealer(): SeatNumber | null {
    const dealer = this.kernel.ask(this.kernel.call.dealer(this.#game, this.#position));
    return dealer < 0 ? null : dealer;
  }

  /** Deal a round; what happens then. */
  deal(deal: Deal): GameEvent[] {
    const { call, at } = this.kernel;
    const cards = deal.hands.flat().map(cardOf);
    this.kernel.bytes(at.hands, cards.length).set(cards);
    const numbers = [deal.value ?? 0, deal.starter ?? -1] as const;
    const asked = call.deal(this.#game, this.#position, deal.dealer, at.hands, cards.length, ...numbers, at.events);
    const found = this.kernel.ask(asked);
    if (found < 0) throw new RangeError('this is no moment to deal');
    this.dealtCards = cards.length;
    const dealt = this.#dealt(deal);
    const revealed: GameEvent[] = deal.value === null ? [] : [{ type: 'number-revealed', value: deal.value }];
    return [dealt, ...revealed, ...this.#events(found)];
  }

  /** What the seat to act may do. */
  moves(): Move[] {
    const { call, at } = this.kernel;
    const found = this.kernel.ask(call.choices(this.#game, this.#position, at.choices));
    return this.kernel.ints(at.choices, found).map((choice) => this.move(choice));
  }

  /** Let the seat to act do something; what happens then, null if a rule forbids it. */
  play(move: Move): GameEvent[] | null {
    const { call, at } = this.kernel;
    if (this.#kind() !== move.kind) return null;
    const found = this.kernel.ask(call.make(this.#game, this.#position, choiceOf(move), at.events));
    return found < 0 ? null : this.#events(found);
  }

  /** Why the seat to act may not do something, in the words of the protocol; null if it may. */
  refusal(move: Move): Reason | null {
    const { phase } = this;
    const isNow = this.#kind() === move.kind;
    const asked = isNow ? this.kernel.call.refused(this.#game, this.#position, choiceOf(move)) : WRONG_MOMENT;
    const [code, rule] = REFUSALS[this.kernel.ask(asked)] ?? [null, null];
    if (code === null) return null;
    const context = isNow ? this.#contextOf(code, move) : { phase };
    return { code, message: `${code.replace('rule/', '')}: ${JSON.stringify(move)}`, rule, context };
  }

  /** Why the other cards of the seat to act may not be played; null if all of them may, or none is asked for. */
  whyNot(): Reason | null {
    if (this.#kind() !== 'play-card') return null;
    const refusals = this.#hand().map((card) => this.refusal({ kind: 'play-card', card }));
    return refusals.find((each) => each !== null) ?? null;
  }

  /** What a seat sees of the deal, before anybody has played; whatever else happens is seen by all. */
  seenBy(seat: SeatNumber, event: GameEvent): GameEvent {
    if (event.type !== 'dealt') return event;
    const { call, at } = this.kernel;
    this.kernel.ask(call.sight(this.#position, seat, at.seen));
    const seen = this.#cells(at.seen);
    const isSeen = (owner: SeatNumber, card: number) =>
      ((seen[HANDS + SUITS * owner + (card >> 4)] ?? 0) >> (card & 15)) & 1;
    const hands = event.hands.map((hand, owner) =>
      hand.map((code) => (isSeen(owner, cardOf(code)) ? code : codeOf(0))),
    );
    return { ...event, hands, virtual: event.virtual && columnsOf(seen) };
  }

  /** Why the seat to act might do something, which takes the trick with some chance. */
  reasons(move: Move, chance: number): Reasons {
    const { call, at } = this.kernel;
    const found = this.kernel.ask(call.reasons(this.#game, this.#position, choiceOf(move), chance, at.reasons));
    const rows = rowsOf(this.kernel.ints(at.reasons, found * REASON_LENGTH), REASON_LENGTH);
    return rows.map(([code = 0, ...numbers]) => {
      const [name, fields] = REASONS[code] ?? REASONS[0];
      const said = fields.map((field, place) => [field, valueOf(field, numbers[place] ?? 0)] as const);
      return { code: name, ...Object.fromEntries(said) };
    });
  }

  protected cell(place: number): number {
    return this.kernel.ints(this.#game + 8 * place, 1)[0] ?? 0;
  }

  #kind(): Move['kind'] | null {
    const { phase } = this;
    if (phase === 'play') return 'play-card';
    if (phase === 'pick') return 'pick-designator';
    return phase === 'name starter' ? 'name-starter' : null;
  }

  protected move(choice: number): Move {
    const kind = this.#kind();
    return kind === null || kind === 'name-starter'
      ? { kind: 'name-starter', starter: choice }
      : { kind, card: codeOf(choice) };
  }

  #dealt({ dealer, hands }: Deal): GameEvent {
    const { players } = this.options;
    return {
      type: 'dealt',
      dealer,
      hands: hands.slice(0, players),
      virtual: players === 2 ? columnsOf(this.#cells()) : null,
    };
  }

  #cells(at = this.#position): readonly number[] {
    return [...this.kernel.halfwords(at, POSITION_LENGTH)];
  }

  /** What the seat to act holds, in the order of suits and values. */
  #hand(): readonly CardCode[] {
    const masks = this.#cells().slice(HANDS + SUITS * (this.turn ?? 0));
    const cards = Array.from({ length: SUITS * 16 }, (_, card) => card);
    return cards.filter((card) => ((masks[card >> 4] ?? 0) >> (card & 15)) & 1).map(codeOf);
  }

  /** What a refusal has to say beside its code. */
  #contextOf(code: string, move: Move): Reason['context'] {
    if (move.kind === 'name-starter') return { seat: move.starter, seats: this.cell(CELL.SEATS) };
    if (code === 'rule/card-not-held') return { card: move.card, holding: this.#hand() };
    if (code !== 'rule/must-follow-suit') return { card: move.card };
    const holding = this.moves().flatMap((each) => (each.kind === 'play-card' ? [each.card] : []));
    const led = SUIT_NAMES[cardOf(holding[0] ?? '') >> 4] ?? '';
    return { led, card: move.card, holding };
  }

  #events(found: number): GameEvent[] {
    const { at } = this.kernel;
    return rowsOf(this.kernel.ints(at.events, found * EVENT_LENGTH), EVENT_LENGTH).map((row) => this.#event(row));
  }

  #event([kind = 0, one = 0, other = 0, ...rest]: number[]): GameEvent {
    const type = EVENTS[kind] ?? 'game-ended';
    const seats = this.cell(CELL.SEATS);
    switch (type) {
      case 'starter-named':
        return { type, starter: one, chooser: other < 0 ? null : other };
      case 'designator-picked':
      case 'card-played':
        return { type, seat: one, card: codeOf(other) };
      case 'suit-designated':
        return { type, role: ROLES[one] ?? 'nix', suit: letterOf(other) };
      case 'trick-taken':
        return { type, seat: one };
      case 'card-uncovered':
        return { type, column: one, card: codeOf(other) };
      case 'round-scored': {
        const [nix_winner = 0, chooser = 0] = rest.slice(3);
        return { type, points: [one, other, ...rest].slice(0, seats), nix_winner, chooser };
      }
      case 'game-ended': {
        const winners = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => (other >> seat) & 1);
        return { type, end: ENDS[one] ?? 'rounds', winners };
      }
    }
  }
}

function choiceOf(move: Move): number {
  return move.kind === 'name-starter' ? move.starter : cardOf(move.card);
}

function columnsOf(cells: readonly number[]): VirtualCards {
  const piles = Array.from({ length: COLUMNS }, (_, column) => {
    const first = FACE_DOWN + 2 * column;
    return cells.slice(first, first + (cells[DOWN + column] ?? 0)).map(codeOf);
  });
  return { face_up: cells.slice(FACE_UP, FACE_UP + COLUMNS).map(codeOf), face_down: piles };
}

const ENDS = [null, 'goal', 'dabbscheedel', 'rounds'] as const;

function rowsOf(numbers: readonly number[], length: number): number[][] {
  return Array.from({ length: numbers.length / length }, (_, row) => numbers.slice(row * length, (row + 1) * length));
}

/** What a number of a reason means. */
function valueOf(field: string, number: number): string | number {
  if (field === 'role') return ROLES[number] ?? '';
  if (field === 'suit' || field === 'led') return letterOf(number);
  if (field === 'card') return codeOf(number);
  return field === 'chance' ? number / HUNDREDTHS : number;
}
