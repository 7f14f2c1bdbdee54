/** Where somebody sits, as one sees the table: oneself in the south. */
export type Place = 's' | 'w' | 'nw' | 'n' | 'ne' | 'e';

/** The others clockwise, beginning at one's left hand, by how many sit at the table. */
const AROUND: Readonly<Record<number, readonly Place[]>> = {
  2: ['s', 'n'],
  3: ['s', 'w', 'e'],
  4: ['s', 'w', 'n', 'e'],
  5: ['s', 'w', 'nw', 'ne', 'e'],
};

/** The place of each seat; `me` sits in the south, for a spectator seat 0 does. */
export function placesOf(seats: number, me: number | null): readonly Place[] {
  const around = AROUND[seats] ?? [];
  return Array.from({ length: seats }, (_, seat) => around[(seat - (me ?? 0) + seats) % seats]!);
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
