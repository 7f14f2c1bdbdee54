import type { DrawnCard } from './card';
import type { Place } from './places';

/** A card that lies in the trick, towards who played it. */
export interface Lying extends DrawnCard {
  readonly place: Place;
  /** Takes the trick as it lies. */
  readonly best?: boolean;
  /** Has just named a role. */
  readonly pulse?: boolean;
}

/** An empty place where a card will land, and what is written there. */
export interface Slot {
  readonly place: Place;
  readonly text: string;
  /** How it is read aloud, if not as it is written. */
  readonly label?: string;
}
