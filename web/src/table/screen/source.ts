/** What feeds a screen: a live table, a lesson, a record, a puzzle, a moment tried again, a game gone on with. */
import type { LinkState } from '../../server/connection';
import type { Decision } from './decision.svelte';
import type { Screen } from './screen.svelte';

export interface Source {
  readonly screen: Screen;
  /** What somebody decides there; null where there is nothing to decide. */
  readonly decision: Decision | null;
  readonly link: LinkState;
  open(): void;
  close(): void;
}
