/** Components in files of their own: fetched when they are wanted, or when the browser has nothing else to do. */
import type { Component } from 'svelte';
import { i18n, type Part } from '../words/i18n.svelte';

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
  readonly #words: readonly Part[];

  /** Its file, and the words that are said there and not on every page. */
  constructor(load: Load<Props>, words: readonly Part[] = []) {
    this.#load = load;
    this.#words = words;
  }

  fetch(): Promise<void> {
    return (this.#fetching ??= this.#fetch());
  }

  async #fetch(): Promise<void> {
    this.hasFailed = false;
    try {
      const [file] = await Promise.all([this.#load(), i18n.need(this.#words)]);
      this.component = file.default;
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
