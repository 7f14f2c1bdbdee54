import type { DiscColour } from '../discs';

/** Whose disc stands where. */
export interface MapScore {
  readonly colour: DiscColour;
  readonly score: number;
}
