/** What is taken along for a time without a network: the kernel and its weights, file by file. */
import { ADDRESSES, type FileName, NAMES, SIZES, sizeOf } from './files';
import { CACHE } from './supplies';
import { isRecord, load, save } from '../browser/storage';
import { TAKEN } from '../browser/taken';

/**
 * `none`: nothing is here. `loading`: it comes. `packed`: all is here. `newer`: what is here is of an older version, and plays
 * on. `failed`: the network was gone; what came stays. `full`: the device has no room, or keeps nothing.
 */
export type PackState = 'none' | 'loading' | 'packed' | 'newer' | 'failed' | 'full';

/** What a pack needs of a browser. */
export interface Means {
  readonly caches: Pick<CacheStorage, 'open' | 'delete'>;
  readonly fetch: (address: string, given: RequestInit) => Promise<Response>;
}

export class Pack {
  state = $state<PackState>('none');
  /** Bytes that are here, of all. */
  done = $state(0);
  /** When all was here, in milliseconds since 1970. */
  since = $state(0);
  readonly total = sizeOf(NAMES);
  #stop: AbortController | null = null;
  readonly #means: Means | null;

  constructor(means: Means | null) {
    this.#means = means;
  }

  /** See what is here already. */
  async look(): Promise<void> {
    if (this.state === 'loading') return;
    const missing = await this.#missing();
    const kept = load(TAKEN);
    this.since = isRecord(kept) && typeof kept.since === 'number' ? kept.since : 0;
    this.done = this.total - sizeOf(missing);
    if (this.#means === null) this.state = 'none';
    else if (missing.length === 0) this.state = 'packed';
    else this.state = this.since > 0 ? 'newer' : this.done > 0 ? 'failed' : 'none';
  }

  /** Bytes that have to come. */
  get missing(): number {
    return this.total - this.done;
  }

  /** Fetch what is not here; files that came stay, whatever happens to the others. */
  async load(): Promise<void> {
    if (this.#means === null || this.state === 'loading') return;
    this.#stop = new AbortController();
    this.state = 'loading';
    try {
      for (const name of await this.#missing()) await this.#take(name, this.#stop.signal);
      await this.#finish();
    } catch (error) {
      this.state = isFull(error) ? 'full' : 'failed';
      if (this.#stop.signal.aborted) await this.#look('none');
      else this.done = this.total - sizeOf(await this.#missing());
    }
  }

  /** Not now; what came stays. */
  cancel(): void {
    this.#stop?.abort();
  }

  /** Take everything off the device; games stay. */
  async remove(): Promise<void> {
    this.cancel();
    await this.#means?.caches.delete(CACHE).catch(() => false);
    save(TAKEN, null);
    await this.#look('none');
  }

  async #look(state: PackState): Promise<void> {
    this.state = state;
    await this.look();
  }

  async #missing(): Promise<readonly FileName[]> {
    try {
      const cache = await this.#means?.caches.open(CACHE);
      const here = new Set((await cache?.keys())?.map(({ url }) => new URL(url).pathname));
      return NAMES.filter((name) => !here.has(pathOf(name)));
    } catch {
      return NAMES;
    }
  }

  async #take(name: FileName, signal: AbortSignal): Promise<void> {
    const { caches, fetch } = this.#means as Means;
    const answer = await fetch(ADDRESSES[name], { signal });
    if (!answer.ok) throw new Error(`${name}: status ${answer.status}`);
    const bytes = await answer.arrayBuffer();
    if (bytes.byteLength !== SIZES[name]) throw new Error(`${name}: cut off`);
    const cache = await caches.open(CACHE);
    await cache.put(ADDRESSES[name], new Response(bytes, { headers: { 'Content-Type': typeOf(name) } }));
    this.done += bytes.byteLength;
  }

  /** All is here: what an older version needed goes. */
  async #finish(): Promise<void> {
    const cache = await (this.#means as Means).caches.open(CACHE);
    const wanted = new Set(NAMES.map(pathOf));
    const old = (await cache.keys()).filter(({ url }) => !wanted.has(new URL(url).pathname));
    await Promise.all(old.map((request) => cache.delete(request)));
    this.since = Date.now();
    save(TAKEN, { since: this.since });
    this.done = this.total;
    this.state = 'packed';
    await navigator.storage?.persist?.().catch(() => false);
  }
}

function pathOf(name: FileName): string {
  return new URL(ADDRESSES[name], location.href).pathname;
}

function typeOf(name: FileName): string {
  return name.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream';
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && ['QuotaExceededError', 'SecurityError'].includes(error.name);
}

/** Without TLS, and in some private windows, a browser has no caches. */
function meansHere(): Means | null {
  return 'caches' in globalThis ? { caches, fetch: (address, given) => fetch(address, given) } : null;
}

export const pack = new Pack(meansHere());
