/** The orders in which somebody may hold their cards. */
import { bySuit, SUITS, suitOf } from './cards';
import type { CardCode, SuitLetter } from '../wire/protocol.gen';

export const HAND_ORDERS = ['suit', 'role', 'hand'] as const;
export type HandOrder = (typeof HAND_ORDERS)[number];

/** A hand in an order; `laid` is how the person has laid the cards themselves. */
export function ordered(
  hand: readonly CardCode[],
  order: HandOrder,
  roles: readonly SuitLetter[],
  laid: readonly CardCode[] = [],
): CardCode[] {
  const sorted = [...hand].sort(bySuit);
  if (order === 'suit') return sorted;
  return order === 'role' ? byRole(sorted, roles) : asLaid(sorted, laid);
}

/** Suits with a role in the order of the roles, then the others. */
function byRole(hand: readonly CardCode[], roles: readonly SuitLetter[]): CardCode[] {
  const suits = [...roles, ...SUITS.filter((suit) => !roles.includes(suit))];
  return suits.flatMap((suit) => hand.filter((card) => suitOf(card) === suit));
}

/** As laid before; cards that were never laid come last. */
function asLaid(hand: readonly CardCode[], before: readonly CardCode[]): CardCode[] {
  const laid = before.filter((card) => hand.includes(card));
  return [...laid, ...hand.filter((card) => !laid.includes(card))];
}

/** The order after moving a card to a place. */
export function moved(order: readonly CardCode[], card: CardCode, place: number): CardCode[] {
  return order.filter((other) => other !== card).toSpliced(place, 0, card);
}
