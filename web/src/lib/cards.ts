/** Cards by their codes, as the server writes them: `G10` is the green ten, `??` may not be seen. */
import type { CardCode, SuitLetter } from "./protocol.gen";

export const SUITS: readonly SuitLetter[] = ["B", "N", "Y", "G", "R"];
export const HIDDEN: CardCode = "??";

export function suitOf(card: CardCode): SuitLetter {
  return card.charAt(0) as SuitLetter;
}

export function valueOf(card: CardCode): number {
  return Number(card.slice(1));
}

/** By suit, then by value; for `Array.sort`. */
export function bySuit(one: CardCode, other: CardCode): number {
  const suits = SUITS.indexOf(suitOf(one)) - SUITS.indexOf(suitOf(other));
  return suits || valueOf(one) - valueOf(other);
}
