/** Something a tap asks for: whether it is on its way, and why it was refused. */
import type { Reason } from '../wire/protocol.gen';
import { Refusal } from '../wire/refusal';

export class Attempt {
  busy = $state(false);
  refusal = $state.raw<Reason | null>(null);
  #last: Promise<unknown> = Promise.resolve();

  /** Do it, unless something is on its way already; whether it was done. */
  async run(deed: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    const now = this.#do(deed);
    this.#last = now.catch(() => undefined);
    return now;
  }

  /** Do it after whatever is on its way: of switches turned one after the other none is forgotten. */
  async follow(deed: () => Promise<unknown>): Promise<boolean> {
    const then = this.#last.then(() => this.#do(deed));
    this.#last = then.catch(() => undefined);
    return then;
  }

  async #do(deed: () => Promise<unknown>): Promise<boolean> {
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
