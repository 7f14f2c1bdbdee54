/** The five discs of the box. */
export const DISCS = ['orange', 'white', 'pink', 'black', 'grey'] as const;
export type DiscColour = (typeof DISCS)[number];

/** The disc of a seat. */
export function discOf(seat: number): DiscColour {
  return DISCS[seat % DISCS.length]!;
}
