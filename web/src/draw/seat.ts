import type { DiscColour } from './discs';
import type { Place } from './places';

/** What is known of somebody at the table; all words come ready to be shown. */
export interface SeatState {
  readonly name: string;
  readonly disc: DiscColour;
  /** Who of the house sits here: where there is room, with their portrait. */
  readonly face?: string | null;
  readonly tricks: number;
  /** How all of it is read aloud: "Karl, 2 Stiche, ist dran". */
  readonly label: string;
  /** "gibt", for the dealer. */
  readonly dealer?: string | null;
  /** It is their turn. */
  readonly turn?: boolean;
  /** "überlegt", while they think. */
  readonly thinking?: string | null;
  /** "weg", when a bot plays for them. */
  readonly away?: string | null;
  /** What they have just said. */
  readonly says?: string | null;
}

/** Somebody at their place. */
export interface PlacedSeat extends SeatState {
  readonly place: Place;
}
