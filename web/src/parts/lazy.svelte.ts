/** Components in files of their own: fetched when they are wanted, or when the browser has nothing else to do. */
import type { Component } from 'svelte';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- what a component is given is its own matter
type Given = Record<string, any>;
type Load<Props extends Given> = () => Promise<{ default: Component<Props> }>;

/** How long the browser may be busy before it fetches all the same; where it cannot tell, it is given a moment. */
const BUSY = 2_000;
const MOMENT = 200;

export class Lazy<Props extends Given> {
  /** The component, once it is there. */
  component = $state.raw<Component<Props> | null>(null);
  /** Whether it could not be fetched; it is tried again when it is wanted again. */
  hasFailed = $state(false);
  #fetching: Promise<void> | null = null;
  readonly #load: Load<Props>;

  constructor(load: Load<Props>) {
    this.#load = load;
  }

  fetch(): Promise<void> {
    return (this.#fetching ??= this.#fetch());
  }

  async #fetch(): Promise<void> {
    this.hasFailed = false;
    try {
      this.component = (await this.#load()).default;
    } catch {
      this.#fetching = null;
      this.hasFailed = true;
    }
  }
}

/** What can be fetched ahead. */
interface Fetched {
  fetch(): Promise<unknown>;
}

/** Nobody waits for these, but sooner or later somebody wants them. */
export function fetchWhenIdle(parts: readonly Fetched[]): void {
  whenIdle(() => parts.forEach((part) => void part.fetch()));
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: BUSY });
  else setTimeout(work, MOMENT);
}
