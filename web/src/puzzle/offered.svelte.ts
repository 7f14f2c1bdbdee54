/** What puzzles there are, and what somebody has done with them. */
import { ask } from '../server/api';
import { session } from '../server/session.svelte';
import type { PuzzleShelf } from '../wire/bodies.gen';
import type { Returns } from '../wire/questions.gen';

export class Offered {
  now = $state.raw<PuzzleShelf | null>(null);

  async open(): Promise<void> {
    await session.open();
    this.now = await ask<PuzzleShelf>('GET', '/api/puzzles');
  }

  /** Whether what was missed shall come back. */
  async want(returns: boolean): Promise<void> {
    await ask<null, Returns>('PATCH', '/api/me/puzzles', { returns });
    await this.open();
  }
}
