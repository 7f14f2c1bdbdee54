import { SUITS } from '../game/cards';
import type { CardCode, SuitLetter } from '../wire/protocol.gen';
import { faceOf } from './card';

/** Numbers and suits one may or may no longer pick. */
export interface Pickables {
  readonly numbers: readonly { readonly value: number; readonly free: boolean }[];
  readonly suits: readonly { readonly suit: SuitLetter; readonly free: boolean }[];
}

/** What the designators that may be picked leave of the numbers up to `highest` and of the suits. */
export function pickables(cards: readonly CardCode[], highest: number): Pickables {
  const faces = cards.map(faceOf);
  return {
    numbers: Array.from({ length: highest }, (_, n) => ({
      value: n + 1,
      free: faces.some((face) => face?.value === n + 1),
    })),
    suits: SUITS.map((suit) => ({ suit, free: faces.some((face) => face?.suit === suit) })),
  };
}
