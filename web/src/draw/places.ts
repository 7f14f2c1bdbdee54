/** Where somebody sits, as one sees the table: oneself in the south. */
export type Place = 's' | 'w' | 'nw' | 'n' | 'ne' | 'e';

/** Oneself and the others clockwise, beginning at one's left hand, by how many sit at the table. */
const AROUND: Readonly<Record<number, readonly Place[]>> = {
  2: ['s', 'n'],
  3: ['s', 'w', 'e'],
  4: ['s', 'w', 'n', 'e'],
  5: ['s', 'w', 'nw', 'ne', 'e'],
};

/** The places of so many, the one in the south first. */
export function placesOf(seats: number): readonly Place[] {
  return AROUND[seats] ?? [];
}

/** Where a card comes from, and a trick goes to, in pixels off the middle. */
export const WAYS: Readonly<Record<Place, { readonly x: number; readonly y: number }>> = {
  s: { x: 0, y: 190 },
  w: { x: -170, y: -30 },
  nw: { x: -130, y: -150 },
  n: { x: 0, y: -170 },
  ne: { x: 130, y: -150 },
  e: { x: 170, y: -30 },
};
