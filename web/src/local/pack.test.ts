import { beforeEach, expect, test, vi } from 'vitest';
import { isTakenAlong, TAKEN } from '../browser/taken';
import { load } from '../browser/storage';
import { ADDRESSES, type FileName, NAMES, SIZES } from './files';
import { type Kit, kitToPlay, NEWEST, pathOf, rememberKit } from './kit';
import { type Means, meansOf, Pack } from './pack.svelte';
import { PUZZLES, PUZZLES_SIZE } from './puzzles';

const SCRIPT = 9;
const PAGE = 50;
const SCRIPTS = NEWEST.files.slice(0, -NAMES.length);

function sizeOf(names: readonly FileName[]): number {
  return names.reduce((sum, name) => sum + SIZES[name], 0);
}

/** A browser's caches, as far as a pack uses them. */
class Shelves {
  readonly files = new Map<string, Response>();
  /** Why nothing can be kept, if so. */
  fault = '';

  readonly means: Means = {
    caches: {
      open: async () => this.#cache(),
      delete: async () => {
        this.files.clear();
        return true;
      },
    },
    fetch: vi.fn(async (address: string, given: RequestInit) => this.answer(address, given)),
    runs: () => true,
    pages: async () => undefined,
    hasPages: async () => true,
    sizes: async () => new Map([['/', PAGE] as const, ...SCRIPTS.map((path) => [path, SCRIPT] as const)]),
  };

  answer = (address: string, _given: RequestInit): Response => {
    const name = NAMES.find((each) => pathOf(ADDRESSES[each]) === address);
    return new Response(new Uint8Array(name === undefined ? SCRIPT : SIZES[name]));
  };

  #cache(): Cache {
    const keys = () => [...this.files.keys()].map((path) => new Request(new URL(path, location.href)));
    const put = (address: string, file: Response) => {
      if (this.fault) throw new DOMException('not kept', this.fault);
      this.files.set(new URL(address, location.href).pathname, file);
    };
    const remove = (request: Request) => this.files.delete(new URL(request.url).pathname);
    return {
      keys: async () => keys(),
      put: async (address: string, file: Response) => put(address, file),
      delete: async (request: Request) => remove(request),
    } as unknown as Cache;
  }
}

beforeEach(() => localStorage.clear());

test('what is offered tells its whole size before it is loaded: the kernel, scripts and puzzles', async () => {
  const pack = new Pack(new Shelves().means);
  await pack.look();
  const whole = sizeOf(NAMES) + SCRIPTS.length * SCRIPT + PUZZLES_SIZE;
  expect([pack.state, pack.missing]).toEqual(['none', whole]);
});

test('pages that are not kept yet have to come along too, and stay when the rest is removed', async () => {
  const { means } = new Shelves();
  const kept = vi.fn(async () => false);
  const pack = new Pack({ ...means, hasPages: kept });
  await pack.look();
  const pages = PAGE + SCRIPTS.length * SCRIPT;
  const others = sizeOf(NAMES) + SCRIPTS.length * SCRIPT + PUZZLES_SIZE;
  expect(pack.missing).toBe(others + pages);
  await pack.load();
  expect([pack.missing, pack.done]).toEqual([0, others]);
});

test('where nobody tells the sizes of pages, those of the kernel are told', async () => {
  const pack = new Pack({ ...new Shelves().means, sizes: async () => new Map() });
  await pack.look();
  expect(pack.missing).toBe(sizeOf(NAMES) + PUZZLES_SIZE);
});

test('what is here is seen before a server that does not answer tells how large the pages are', async () => {
  const { means } = new Shelves();
  await new Pack(means).load();
  const pack = new Pack({ ...means, sizes: () => new Promise(() => undefined) });
  void pack.look();
  await vi.waitFor(() => expect(pack.state).toBe('packed'));
});

test('sizes that are told late change nothing of what is going on', async () => {
  const { means } = new Shelves();
  let tell: (sizes: ReadonlyMap<string, number>) => void = () => undefined;
  const sizes = vi.fn(() => new Promise<ReadonlyMap<string, number>>((told) => (tell = told)));
  const pack = new Pack({ ...means, sizes, fetch: () => new Promise(() => undefined) });
  const look = pack.look();
  await vi.waitFor(() => expect(sizes).toHaveBeenCalled());
  void pack.load();
  tell(await means.sizes());
  await look;
  expect([pack.state, pack.total]).toEqual(['loading', sizeOf(NAMES) + SCRIPTS.length * SCRIPT + PUZZLES_SIZE]);
});

test('what was loaded is there the next time', async () => {
  const shelves = new Shelves();
  await new Pack(shelves.means).load();
  const later = new Pack(shelves.means);
  await later.look();
  expect([later.state, later.missing]).toEqual(['packed', 0]);
  expect(load(TAKEN)).not.toBeNull();
});

test('a download that is cut off keeps what came, and goes on from there', async () => {
  const shelves = new Shelves();
  const whole = shelves.answer;
  let left = NEWEST.files.length - NAMES.length + 2;
  shelves.answer = (address, given) => {
    if (left-- === 0) throw new TypeError('network');
    return whole(address, given);
  };
  const pack = new Pack(shelves.means);
  await pack.look();
  await pack.load();
  expect(pack.state).toBe('failed');
  expect(pack.done).toBe(SCRIPTS.length * SCRIPT + sizeOf(NAMES.slice(0, 2)));
  shelves.answer = whole;
  await pack.load();
  expect(pack.state).toBe('packed');
  const asked = vi.mocked(shelves.means.fetch).mock.calls.map(([path]) => path);
  expect(asked.filter((path) => path !== PUZZLES)).toHaveLength(NEWEST.files.length + 1);
});

test('puzzles come along, and stay when what is old is cleared away', async () => {
  const shelves = new Shelves();
  const pack = new Pack(shelves.means);
  await pack.load();
  await pack.look();
  expect(shelves.files.has(PUZZLES)).toBe(true);
});

test('a server that gives no puzzles leaves the game', async () => {
  const shelves = new Shelves();
  const whole = shelves.answer;
  shelves.answer = (address, given) =>
    address === PUZZLES ? new Response(null, { status: 429 }) : whole(address, given);
  const pack = new Pack(shelves.means);
  await pack.load();
  expect([pack.state, shelves.files.has(PUZZLES)]).toEqual(['packed', false]);
});

test('a file that ends too early is not kept', async () => {
  const shelves = new Shelves();
  shelves.answer = (address) => new Response(new Uint8Array(SCRIPTS.includes(address) ? SCRIPT : 10));
  const pack = new Pack(shelves.means);
  await pack.look();
  await pack.load();
  expect([pack.state, pack.done]).toEqual(['failed', SCRIPTS.length * SCRIPT]);
});

test.each([
  ['without room', 'QuotaExceededError', 'full'],
  ['that may keep nothing', 'SecurityError', 'unable'],
])('a device %s says so', async (_, fault, state) => {
  const shelves = new Shelves();
  shelves.fault = fault;
  const pack = new Pack(shelves.means);
  await pack.load();
  expect(pack.state).toBe(state);
});

/** A device that took along what an older version needed. */
function older(shelves: Shelves): Kit {
  const kit = {
    ...NEWEST,
    house: '/assets/worker-older000.js',
    files: ['/assets/worker-older000.js', '/assets/ebbes-older000.wasm'],
  };
  for (const path of kit.files) shelves.files.set(path, new Response());
  rememberKit({ ...kit, since: 1 });
  return kit;
}

test('another version is offered, and until it is loaded the old one plays', async () => {
  const shelves = new Shelves();
  const kit = older(shelves);
  const pack = new Pack(shelves.means);
  await pack.look();
  expect(pack.state).toBe('newer');
  expect(await kitToPlay(shelves.means.caches, true)).toMatchObject(kit);
  await pack.load();
  expect(await kitToPlay(shelves.means.caches, true)).toMatchObject(NEWEST);
  expect([...shelves.files.keys()]).not.toContain(kit.house);
});

test('a download of another version that is cut off leaves the old one playing', async () => {
  const shelves = new Shelves();
  const kit = older(shelves);
  shelves.answer = () => {
    throw new TypeError('network');
  };
  const pack = new Pack(shelves.means);
  await pack.load();
  expect(pack.state).toBe('failed');
  expect(await kitToPlay(shelves.means.caches, true)).toMatchObject(kit);
});

test('what an open game plays with stays until it is left', async () => {
  const shelves = new Shelves();
  const kit = older(shelves);
  const taken = { request: async (_name: string, _how: unknown, work: (lock: null) => unknown) => work(null) };
  vi.stubGlobal('navigator', { ...navigator, locks: taken });
  await new Pack(shelves.means).load();
  expect([...shelves.files.keys()]).toContain(kit.house);
  vi.unstubAllGlobals();
  await new Pack(shelves.means).look();
  expect([...shelves.files.keys()]).not.toContain(kit.house);
});

test('an old version that these pages cannot talk to is not asked', async () => {
  const shelves = new Shelves();
  rememberKit({ ...older(shelves), speech: 0, since: 1 });
  expect(await kitToPlay(shelves.means.caches, true)).toEqual(NEWEST);
});

test('a page that no worker serves plays what it can fetch', async () => {
  const shelves = new Shelves();
  older(shelves);
  expect(await kitToPlay(shelves.means.caches, false)).toEqual(NEWEST);
});

test('what the browser has cleared away is offered again, with a word', async () => {
  const shelves = new Shelves();
  const pack = new Pack(shelves.means);
  await pack.load();
  shelves.files.clear();
  await pack.look();
  expect([pack.state, isTakenAlong()]).toEqual(['gone', false]);
});

test('one tap removes it', async () => {
  const shelves = new Shelves();
  const pack = new Pack(shelves.means);
  await pack.load();
  await pack.remove();
  expect([pack.state, shelves.files.size, load(TAKEN)]).toEqual(['none', 0, null]);
});

test('a browser that keeps nothing says so', async () => {
  const pack = new Pack(null);
  await pack.load();
  expect(pack.state).toBe('unable');
});

test('a window that keeps nothing although it seemed to says so', async () => {
  const { means } = new Shelves();
  const open = () => Promise.reject(new DOMException('private', 'SecurityError'));
  const pack = new Pack({ ...means, caches: { ...means.caches, open } });
  await pack.look();
  expect(pack.state).toBe('unable');
});

test('a window that opens no page without a network keeps nothing', () => {
  const safe = { navigator: { serviceWorker: {} }, caches: {} } as unknown as typeof globalThis;
  expect(meansOf(safe)).not.toBeNull();
  expect(meansOf({ ...safe, navigator: {} } as typeof globalThis)).toBeNull();
  expect(meansOf({ navigator: safe.navigator } as typeof globalThis)).toBeNull();
});

test('a browser that cannot run the module says so before anybody sets out', async () => {
  const shelves = new Shelves();
  const pack = new Pack({ ...shelves.means, runs: () => false });
  await pack.load();
  expect([pack.state, isTakenAlong()]).toEqual(['old', false]);
  expect([...shelves.files.keys()].filter((path) => path.endsWith('.wasm'))).toEqual([]);
});

test('nothing is packed before the pages are', async () => {
  const { means } = new Shelves();
  const pages = () => Promise.reject(new Error('the pages are not kept'));
  const pack = new Pack({ ...means, pages });
  await pack.load();
  expect([pack.state, isTakenAlong()]).toEqual(['failed', false]);
});

test('who stops while the pages are still coming does not wait for them', async () => {
  const { means } = new Shelves();
  const coming = vi.fn(() => new Promise<void>(() => undefined));
  const pack = new Pack({ ...means, pages: coming });
  const loaded = pack.load();
  await expect.poll(() => coming.mock.calls.length).toBe(1);
  pack.cancel();
  await loaded;
  expect([pack.state, isTakenAlong()]).toEqual(['failed', false]);
});
