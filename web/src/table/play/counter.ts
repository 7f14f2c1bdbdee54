/** Which cards have not been played yet, as a counter at the table may show it (R40). */
import { SUITS, suitOf, suitSize, valueOf } from '../../game/cards';
import type { GameView, SuitLetter } from '../../wire/protocol.gen';

export interface Remaining {
  readonly suit: SuitLetter;
  readonly values: readonly number[];
}

/** By suit, the values that are neither played nor in one's own hand. */
export function remaining(view: GameView): Remaining[] {
  const own = view.seat === null ? [] : (view.hands[view.seat] ?? []);
  const known = [...view.tricks.flatMap(({ cards }) => cards), ...view.trick, ...own];
  return SUITS.map((suit) => {
    const seen = new Set(known.filter((card) => suitOf(card) === suit).map(valueOf));
    return {
      suit,
      values: Array.from({ length: suitSize(view.options) }, (_, at) => at + 1).filter((value) => !seen.has(value)),
    };
  });
}
