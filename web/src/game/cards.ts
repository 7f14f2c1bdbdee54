/** Cards by their codes, as the server writes them: `G10` is the green ten, `??` may not be seen. */
import type { CardCode, GameOptions, SuitLetter } from '../wire/protocol.gen';
import { seatsAt } from './seats';

export const SUITS: readonly SuitLetter[] = ['B', 'N', 'Y', 'G', 'R'];
export const HIDDEN: CardCode = '??';

export function suitOf(card: CardCode): SuitLetter {
  return card.charAt(0) as SuitLetter;
}

export function valueOf(card: CardCode): number {
  return Number(card.slice(1));
}

/** The cards of each suit in play, and so the highest value (R4, R5). */
export function suitSize({ players, more_cards }: Pick<GameOptions, 'players' | 'more_cards'>): number {
  return seatsAt(players) * (more_cards ? 3 : 2);
}

/** By suit, then by value; for `Array.sort`. */
export function bySuit(one: CardCode, other: CardCode): number {
  const suits = SUITS.indexOf(suitOf(one)) - SUITS.indexOf(suitOf(other));
  return suits || valueOf(one) - valueOf(other);
}
