/** What puzzles there are, and what somebody has done with them. */
import { ask } from '../server/api';
import type { PuzzleShelf } from '../wire/bodies.gen';
import type { Returns } from '../wire/questions.gen';
import { Asking } from './teller';

export class Offered {
  now = $state.raw<PuzzleShelf | null>(null);
  /** Whether these are the ones that were taken along. */
  isAlong = $state(false);

  async open(): Promise<void> {
    const asking = new Asking();
    this.now = await asking.ask((teller) => teller.shelf());
    this.isAlong = asking.isAlong;
  }

  /** Whether what was missed shall come back. */
  async want(returns: boolean): Promise<void> {
    await ask<null, Returns>('PATCH', '/api/me/puzzles', { returns });
    await this.open();
  }
}
