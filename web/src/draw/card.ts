import { SUITS } from '../game/cards';
import type { CardCode, RoleName, SuitLetter } from '../wire/protocol.gen';

/** The motif of each suit. */
export const MOTIFS: Readonly<Record<SuitLetter, string>> = {
  B: 'trauwe',
  N: 'elwetritsche',
  Y: 'grumbeere',
  G: 'pelzerwald',
  R: 'burge',
};

/** A card that is seen. */
export interface Face {
  readonly suit: SuitLetter;
  readonly value: number;
}

/** What a code shows: `G7`; null for `??`, a card one may not see. */
export function faceOf(code: CardCode): Face | null {
  const suit = SUITS.find((letter) => letter === code[0]);
  const value = Number(code.slice(1));
  return suit && value ? { suit, value } : null;
}

/** How a card of the hand answers a tap. */
export type CardState = 'normal' | 'playable' | 'dimmed' | 'selected';

/** A card with everything that may be drawn on it. */
export interface DrawnCard {
  readonly code: CardCode;
  readonly role?: RoleName | null;
  /** Wears the number stone: it will name a role, or did. */
  readonly designator?: boolean;
  /** What a screen reader says. */
  readonly label: string;
}

/** A card of one's own hand. */
export interface HandCard extends DrawnCard {
  readonly state: CardState;
}
