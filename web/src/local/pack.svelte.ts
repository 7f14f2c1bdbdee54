/** What is taken along for a time without a network, file by file. */
import { ADDRESSES, NAMES, SIZES } from './files';
import { CACHE, IS_SITE } from '../browser/taken';
import { keptPaths, missingOf, NEWEST, pathOf, rememberKit, takenKit } from './kit';
import { hasPages, pagesKept, pageSizes } from './pages';
import { PUZZLES, PUZZLES_SIZE } from './puzzles';
import { unlessPlayed } from './seat';

/**
 * `unable`: this browser keeps nothing. `old`: it cannot run what it would keep. `none`: nothing is here. `loading`: it comes.
 * `packed`: all is here. `newer`: what is here is of an older version, and plays on. `failed`: the network was gone; what came
 * stays. `gone`: the browser has cleared it away. `full`: the device has no room.
 */
export type PackState = 'unable' | 'old' | 'none' | 'loading' | 'packed' | 'newer' | 'failed' | 'gone' | 'full';

/** What a pack needs of a browser. */
export interface Means {
  readonly caches: Pick<CacheStorage, 'open' | 'delete'>;
  readonly fetch: (address: string, given: RequestInit) => Promise<Response>;
  /** Whether it understands a module. */
  readonly runs: (module: ArrayBuffer) => boolean;
  /** Done when it keeps the pages themselves. */
  readonly pages: () => Promise<void>;
  /** Whether it keeps them already. */
  readonly hasPages: () => Promise<boolean>;
  /** How large their files are, by path, as far as somebody tells. */
  readonly sizes: () => Promise<ReadonlyMap<string, number>>;
}

/** A module that this browser does not understand. */
class TooOld extends Error {}

/** What a browser means that does not keep a file: it has no room, or may not. */
const FAULTS: Readonly<Record<string, PackState>> = { QuotaExceededError: 'full', SecurityError: 'unable' };

/** The files whose size is known before they come, by their paths. */
const SIZE_AT: ReadonlyMap<string, number> = new Map(NAMES.map((name) => [pathOf(ADDRESSES[name]), SIZES[name]]));

/** Bytes that come along beside the kit. */
const ALONG = IS_SITE ? 0 : PUZZLES_SIZE;

export class Pack {
  state = $state<PackState>('none');
  /** When all was here, in milliseconds since 1970. */
  since = $state(0);
  /** How large the files are, by path: those of the kernel at once, the others when somebody has told. */
  #sizes = $state.raw(SIZE_AT);
  /** Bytes of the pages that have to come along. */
  #pages = $state(0);
  /** The paths of what is here. */
  #kept = $state.raw<ReadonlySet<string>>(new Set());
  /** Bytes that came along beside the kit. */
  #along = $state(0);
  readonly total: number = $derived(this.#sum(NEWEST.files) + ALONG + this.#pages);
  /** Bytes that are here, of all. */
  readonly done: number = $derived(this.#sum(NEWEST.files.filter((path) => this.#kept.has(path))) + this.#along);
  #stop: AbortController | null = null;
  readonly #means: Means | null;

  constructor(means: Means | null) {
    this.#means = means;
    if (means === null) this.state = 'unable';
  }

  /** See what is here already, and then how large all of it is, which takes a server that answers. */
  async look(): Promise<void> {
    if (this.state === 'loading' || this.#means === null) return;
    await this.#see(this.#means);
    await this.#weigh(this.#means);
  }

  async #see({ caches }: Means): Promise<void> {
    try {
      const kept = await keptPaths(caches);
      if (this.state === 'loading') return;
      this.#kept = kept;
      this.state = this.#stateOf(kept);
    } catch {
      this.state = 'unable';
    }
    if (this.state === 'packed') await this.#tidy();
  }

  async #weigh({ sizes, hasPages }: Means): Promise<void> {
    const told = await sizes();
    this.#sizes = new Map([...told, ...SIZE_AT]);
    this.#pages = (await hasPages().catch(() => false)) ? 0 : this.#sum([...told.keys()]);
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
      const kept = await keptPaths(this.#means.caches);
      for (const path of missingOf(NEWEST, kept)) await this.#take(path, this.#stop.signal);
      await this.#takePuzzles(this.#stop.signal);
      await Promise.race([this.#means.pages(), stopped(this.#stop.signal)]);
      await this.#finish();
    } catch (error) {
      await this.#fail(error, this.#stop.signal.aborted);
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
    rememberKit(null);
    this.state = 'none';
    await this.look();
  }

  #stateOf(kept: ReadonlySet<string>): PackState {
    const missing = missingOf(NEWEST, kept);
    const taken = takenKit();
    this.since = taken?.since ?? 0;
    this.#along = taken === null ? 0 : ALONG;
    if (taken === null) return missing.length < NEWEST.files.length ? 'failed' : 'none';
    if (missingOf(taken, kept).length > 0) {
      rememberKit(null);
      return 'gone';
    }
    return missing.length > 0 ? 'newer' : 'packed';
  }

  /** What came stays. Who stops it has no need to be told. */
  async #fail(error: unknown, isStopped: boolean): Promise<void> {
    this.state = 'none';
    await this.#see(this.#means as Means);
    if (!isStopped) this.state = stateAfter(error);
  }

  async #take(path: string, signal: AbortSignal): Promise<void> {
    const { caches, fetch, runs } = this.#means as Means;
    const answer = await fetch(path, { signal });
    if (!answer.ok) throw new Error(`${path}: status ${answer.status}`);
    const bytes = await answer.arrayBuffer();
    const size = this.#sizes.get(path);
    if (bytes.byteLength === 0 || bytes.byteLength !== (size ?? bytes.byteLength)) throw new Error(`${path}: cut off`);
    if (path.endsWith('.wasm') && !runs(bytes)) throw new TooOld(path);
    const cache = await caches.open(CACHE);
    await cache.put(path, new Response(bytes, { headers: { 'Content-Type': typeOf(path) } }));
    this.#kept = new Set([...this.#kept, path]);
  }

  /** Puzzles are other ones each time; a game needs none, so that nothing fails without them. */
  async #takePuzzles(signal: AbortSignal): Promise<void> {
    if (!IS_SITE) await this.#take(PUZZLES, signal).catch(() => undefined);
  }

  /** All is here: from now on this plays. */
  async #finish(): Promise<void> {
    this.since = Date.now();
    rememberKit({ ...NEWEST, since: this.since });
    this.#pages = 0;
    this.#along = ALONG;
    this.state = 'packed';
    await this.#tidy();
    await navigator.storage?.persist?.().catch(() => false);
  }

  #sum(paths: readonly string[]): number {
    return paths.reduce((all, path) => all + (this.#sizes.get(path) ?? 0), 0);
  }

  /** What an older version needed goes, once nobody plays with it. */
  async #tidy(): Promise<void> {
    await unlessPlayed(async () => {
      const cache = await (this.#means as Means).caches.open(CACHE);
      const wanted = new Set([...NEWEST.files, PUZZLES]);
      const old = (await cache.keys()).filter(({ url }) => !wanted.has(pathOf(url)));
      await Promise.all(old.map((request) => cache.delete(request)));
    });
  }
}

function typeOf(path: string): string {
  if (path.endsWith('.wasm')) return 'application/wasm';
  return SIZE_AT.has(path) ? 'application/octet-stream' : 'text/javascript';
}

/** Fails when somebody stops it. */
function stopped(signal: AbortSignal): Promise<never> {
  return new Promise((_, failed) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => failed(signal.reason));
  });
}

function stateAfter(error: unknown): PackState {
  if (error instanceof TooOld) return 'old';
  const name = error instanceof DOMException ? error.name : '';
  return FAULTS[name] ?? 'failed';
}

/** Without TLS, and in some private windows, a browser has no caches, or no worker that opens pages without a network. */
export function meansOf(browser: typeof globalThis): Means | null {
  const caches = browser.caches as CacheStorage | undefined;
  const workers = browser.navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (caches === undefined || workers === undefined) return null;
  return {
    caches,
    fetch: (address, given) => browser.fetch(address, given),
    runs: (module) => 'WebAssembly' in browser && browser.WebAssembly.validate(module),
    pages: () => pagesKept(workers),
    hasPages: () => hasPages(workers),
    sizes: () => pageSizes((address) => browser.fetch(address)),
  };
}

export const pack = new Pack(meansOf(globalThis));
