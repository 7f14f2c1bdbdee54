/** What a strong bot advises: asked for, thought about, there; for one moment of a game. */
import type { Hint } from '../../server/hint';
import type { GameView } from '../../wire/protocol.gen';
import type { Seen } from '../../game/seen';

type State =
  | { readonly is: 'none' }
  | { readonly is: 'thinking'; readonly view: GameView | null }
  | { readonly is: 'given'; readonly view: GameView | null; readonly hint: Hint };

const NONE: State = { is: 'none' };

export class Advice {
  #now = $state.raw<State>(NONE);

  /** Whether it is thought about, or there, for this moment of a game. */
  isFor(view: GameView | null): boolean {
    return this.#now.is === 'thinking' || (this.#now.is === 'given' && this.#now.view === view);
  }

  get isThinking(): boolean {
    return this.#now.is === 'thinking';
  }

  get hint(): Hint | null {
    return this.#now.is === 'given' ? this.#now.hint : null;
  }

  /** Ask; an answer that nobody waits for any more, or that is of another moment, is not shown. */
  async ask(seen: Seen, hinted: () => Promise<Hint>): Promise<void> {
    const view = seen.table.game?.view ?? null;
    const thinking: State = (this.#now = { is: 'thinking', view });
    try {
      const hint = await hinted();
      if (this.#now === thinking) this.#now = hint.seq >= seen.seq ? { is: 'given', view, hint } : NONE;
    } catch (error) {
      if (this.#now !== thinking) return;
      this.#now = NONE;
      throw error;
    }
  }

  /** Think for oneself. */
  dismiss(): void {
    this.#now = NONE;
  }
}
