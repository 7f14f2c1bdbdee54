import { isDesignator, type BoardState } from '../draw/board';
import { suitOf } from '../game/cards';
import { roleOf } from '../game/roles';
import type { CardState, HandCard } from '../draw/card';
import type { SuitLetter } from '../wire/protocol.gen';
import { cardLabel } from './words';

/** Cards of a hand: those of `suit` may be played, all if there is none. */
export function hand(
  codes: string,
  suit: string,
  roles: readonly SuitLetter[],
  numbers: readonly number[],
): HandCard[] {
  return codes.split(' ').map((code) => {
    const state: CardState = suit === '' ? 'normal' : code[0] === suit ? 'playable' : 'dimmed';
    return {
      code,
      state,
      role: roleOf(suitOf(code), roles),
      designator: isDesignator(code, numbers),
      label: cardLabel(code),
    };
  });
}

export const THREES = [3, 3, 3, 3, 3];
export const PHONE: BoardState = {
  number: 3,
  shelf: null,
  out: ['N3', 'Y3', 'R3'],
  arches: [
    { role: 'trump', suit: 'G', value: null },
    { role: 'plus', suit: 'B', value: null },
    { role: 'ebbes', suit: null, value: null },
    { role: 'minus', suit: null, value: null },
    { role: 'nix', suit: null, value: null },
  ],
};
export const PICKED: BoardState = {
  number: null,
  out: [],
  shelf: [
    { code: 'B7', seat: 1, role: 'trump' },
    { code: 'R2', seat: 2, role: 'plus' },
    { code: 'G5', seat: 0, role: null },
    { code: 'N8', seat: 3, role: null },
    { code: 'Y4', seat: 1, role: null },
  ],
  arches: [
    { role: 'trump', suit: 'B', value: 7 },
    { role: 'plus', suit: 'R', value: 2 },
    { role: 'ebbes', suit: null, value: null },
    { role: 'minus', suit: null, value: null },
    { role: 'nix', suit: null, value: null },
  ],
};
export const OPEN: BoardState = {
  ...PHONE,
  out: ['B4', 'N4', 'Y4', 'G4'],
  number: 4,
  arches: PHONE.arches.map((arch, i) => ({ ...arch, suit: i ? null : 'R' })),
};
