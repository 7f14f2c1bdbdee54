import { SUITS, suitOf } from '../game/cards';
import type { CardCode, GameView, RoleName, SeatNumber, SuitLetter } from '../wire/protocol.gen';
import { ROLES, roleOf } from '../game/roles';

/** An arch: its role, the suit that has it, and the picked number that named it. */
export interface ArchState {
  readonly role: RoleName;
  readonly suit: SuitLetter | null;
  readonly value: number | null;
}

/** A picked designator on the shelf, or the role it rose to. */
export interface ShelfStone {
  readonly code: CardCode;
  readonly seat: SeatNumber;
  readonly role: RoleName | null;
}

/** What the role board shows. */
export interface BoardState {
  readonly arches: readonly ArchState[];
  /** The round's number; null where designators are picked, or before it is revealed. */
  readonly number: number | null;
  /** The picked designators, in their order; null where a number is revealed. */
  readonly shelf: readonly ShelfStone[] | null;
  /** Designator cards of suits that have no role yet. */
  readonly out: readonly CardCode[];
}

type Seen = Pick<GameView, 'options' | 'setup' | 'roles'>;

/** The role board as somebody at the table sees it. */
export function boardOf({ options, setup, roles }: Seen): BoardState {
  const picking = options.pick_designators;
  const valueOf = (suit: SuitLetter) => setup.designators[SUITS.indexOf(suit)] || null;
  const arches = ROLES.map((role, index) => {
    const suit = roles[index] ?? null;
    return { role, suit, value: suit && picking ? valueOf(suit) : null };
  });
  const open = SUITS.filter((suit) => !roles.includes(suit) && valueOf(suit));
  return {
    arches,
    number: picking ? null : currentNumber(setup),
    shelf: picking
      ? setup.picks.map(({ seat, card }) => ({ seat, code: card, role: roleOf(suitOf(card), roles) }))
      : null,
    out: open.map((suit) => `${suit}${valueOf(suit)}`),
  };
}

/** The number of this round, once it lies there: then it is the designator of every suit. */
function currentNumber(setup: GameView['setup']): number | null {
  return setup.designators[0] || null;
}

/** Whether a card names a role when it falls. */
export function isDesignator(code: CardCode, designators: readonly number[]): boolean {
  const value = designators[SUITS.findIndex((suit) => suit === code[0])];
  return Boolean(value) && code.slice(1) === String(value);
}

/** The words on the board. */
export interface BoardWords {
  readonly board: string;
  readonly number: string;
  readonly shelf: string;
  /** Stands before that many designator cards. */
  out(cards: number): string;
  role(role: RoleName): string;
  arch(arch: ArchState): string;
  card(code: CardCode): string;
  stillOut(code: CardCode): string;
  stone(stone: ShelfStone): string;
  seat(seat: SeatNumber): string;
}
