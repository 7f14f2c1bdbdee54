import type { DrawnCard } from './card';

/** A column of the virtual player: its open card, if any, and whether one lies under it. */
export interface Column {
  readonly card: DrawnCard | null;
  readonly covered: boolean;
  /** How an empty one is read aloud. */
  readonly label?: string;
  /** The card it will answer with. */
  readonly next?: boolean;
}
