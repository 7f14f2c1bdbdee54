/** Something a tap asks for: whether it is on its way, and why it was refused. */
import type { Reason } from '../wire/protocol.gen';
import { Refusal } from '../wire/refusal';

export class Attempt {
  busy = $state(false);
  refusal = $state.raw<Reason | null>(null);

  /** Do it, unless something is on its way already; whether it was done. */
  async run(deed: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refusal = null;
    try {
      await deed();
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error.reason;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
