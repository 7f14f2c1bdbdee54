import { beforeEach, expect, test, vi } from 'vitest';
import { TAKEN } from '../browser/taken';
import { load } from '../browser/storage';
import { ADDRESSES, NAMES, SIZES, sizeOf } from './files';
import { type Means, Pack } from './pack.svelte';

/** A browser's caches, as far as a pack uses them. */
class Shelves {
  readonly files = new Map<string, Response>();
  isFull = false;

  readonly means: Means = {
    caches: {
      open: async () => this.#cache(),
      delete: async () => {
        this.files.clear();
        return true;
      },
    },
    fetch: vi.fn(async (address: string, given: RequestInit) => this.answer(address, given)),
  };

  answer = (address: string, _given: RequestInit): Response => {
    const name = NAMES.find((each) => ADDRESSES[each] === address);
    return new Response(new Uint8Array(name === undefined ? 0 : SIZES[name]));
  };

  #cache(): Cache {
    const keys = () => [...this.files.keys()].map((path) => new Request(new URL(path, location.href)));
    const put = (address: string, file: Response) => {
      if (this.isFull) throw new DOMException('no room', 'QuotaExceededError');
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

test('what is offered tells its size before it is loaded', async () => {
  const pack = new Pack(new Shelves().means);
  await pack.look();
  expect([pack.state, pack.missing]).toEqual(['none', sizeOf(NAMES)]);
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
  let left = 3;
  shelves.answer = (address, given) => {
    if (left-- === 0) throw new TypeError('network');
    return whole(address, given);
  };
  const pack = new Pack(shelves.means);
  await pack.load();
  expect(pack.state).toBe('failed');
  expect(pack.done).toBe(sizeOf(NAMES.slice(0, 3)));
  shelves.answer = whole;
  await pack.load();
  expect(pack.state).toBe('packed');
  expect(shelves.means.fetch).toHaveBeenCalledTimes(NAMES.length + 1);
});

test('a file that ends too early is not kept', async () => {
  const shelves = new Shelves();
  shelves.answer = () => new Response(new Uint8Array(10));
  const pack = new Pack(shelves.means);
  await pack.load();
  expect([pack.state, shelves.files.size]).toEqual(['failed', 0]);
});

test('a device without room says so', async () => {
  const shelves = new Shelves();
  shelves.isFull = true;
  const pack = new Pack(shelves.means);
  await pack.load();
  expect(pack.state).toBe('full');
});

test('another version is offered, and what an older one needed goes when all is there', async () => {
  const shelves = new Shelves();
  const pack = new Pack(shelves.means);
  await pack.load();
  const [first] = [...shelves.files.keys()];
  shelves.files.delete(first as string);
  shelves.files.set('/assets/ebbes-older000.wasm', new Response());
  await pack.look();
  expect(pack.state).toBe('newer');
  await pack.load();
  expect([...shelves.files.keys()]).not.toContain('/assets/ebbes-older000.wasm');
});

test('one tap removes it', async () => {
  const shelves = new Shelves();
  const pack = new Pack(shelves.means);
  await pack.load();
  await pack.remove();
  expect([pack.state, shelves.files.size, load(TAKEN)]).toEqual(['none', 0, null]);
});

test('a browser that keeps nothing offers, and loads nothing', async () => {
  const pack = new Pack(null);
  await pack.load();
  expect(pack.state).toBe('none');
});
