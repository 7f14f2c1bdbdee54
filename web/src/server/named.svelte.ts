/** What only somebody with a name can do: whoever has none says it first. */
import type { Attempt } from './attempt.svelte';
import { session } from './session.svelte';

type Deed = () => Promise<void>;

export class Named {
  /** What waits until somebody has said their name. */
  waiting = $state.raw<Deed | null>(null);

  constructor(readonly attempt: Attempt) {}

  do(deed: Deed): void {
    void this.attempt.run(async () => {
      if (session.me === undefined) await session.open();
      if (session.me) await deed();
      else this.waiting = deed;
    });
  }

  async say(name: string): Promise<void> {
    await session.arrive(name);
    await this.waiting?.();
  }

  leave(): void {
    this.waiting = null;
  }
}
