// @vitest-environment node
import { expect, test } from 'vitest';
import { answer, fill, type Means, type Edition, tidy } from './edition';

const ORIGIN = 'https://ebbes.example';
const EDITION: Edition = { name: '2', home: '/', files: ['/assets/a.js', '/icon.svg'] };

/** Caches as a browser has them, as far as an edition needs them. */
class Caches {
  readonly all = new Map<string, Map<string, string>>();
  /** What was asked past all that the browser remembers of before. */
  readonly anew: string[] = [];

  async open(name: string) {
    const cache = this.all.get(name) ?? new Map<string, string>();
    this.all.set(name, cache);
    return {
      addAll: async (asked: (string | Request)[]) => {
        for (const each of asked) {
          const path = typeof each === 'string' ? each : new URL(each.url).pathname;
          if (typeof each !== 'string' && each.cache === 'reload') this.anew.push(path);
          cache.set(path, `${name} ${path}`);
        }
      },
      match: async (path: string) => responseOf(cache.get(path)),
    };
  }

  async match(request: Request) {
    const { pathname } = new URL(request.url);
    return responseOf([...this.all.values()].find((cache) => cache.has(pathname))?.get(pathname));
  }

  async keys() {
    return [...this.all.keys()];
  }

  async delete(name: string) {
    return this.all.delete(name);
  }
}

function responseOf(text: string | undefined): Response | undefined {
  return text === undefined ? undefined : new Response(text);
}

function meansWith(fetch: Means['fetch'], patience: Means['patience'] = () => new Promise(() => undefined)) {
  const caches = new Caches();
  return { caches, means: { caches: caches as unknown as CacheStorage, fetch, origin: ORIGIN, patience } };
}

function request(path: string, mode = 'cors', method = 'GET'): Request {
  return { url: new URL(path, ORIGIN).href, mode, method } as Request;
}

const online: Means['fetch'] = async ({ url }) => new Response(`network ${new URL(url).pathname}`);
const lost: Means['fetch'] = () => Promise.reject(new TypeError('no network'));

async function textOf(given: Promise<Response> | null): Promise<string | undefined> {
  return (await given)?.text();
}

test('what is about games, of others, or no reading is left to the browser', () => {
  const { means } = meansWith(online);
  expect(answer(request('/api/tables'), EDITION, means)).toBeNull();
  expect(answer(request('https://elsewhere.example/assets/a.js'), EDITION, means)).toBeNull();
  expect(answer(request('/', 'navigate', 'POST'), EDITION, means)).toBeNull();
  expect(answer(request('/metrics.txt'), EDITION, means)).toBeNull();
});

test('with a network a page comes from the server', async () => {
  const { means } = meansWith(online);
  expect(await textOf(answer(request('/rules', 'navigate'), EDITION, means))).toBe('network /rules');
  await fill(EDITION, means);
  expect(await textOf(answer(request('/rules', 'navigate'), EDITION, means))).toBe('network /rules');
});

test('without one, every page is the one that was kept', async () => {
  const { means } = meansWith(lost);
  await fill(EDITION, means);
  expect(await textOf(answer(request('/companion', 'navigate'), EDITION, means))).toBe('ebbes-2 /');
});

test('the page that is kept is that of the edition, not one the browser remembers of before', async () => {
  const { means, caches } = meansWith(online);
  await fill(EDITION, means);
  expect(caches.anew).toEqual(['/']);
});

test('a server that is down or too slow counts as no network', async () => {
  const down = meansWith(async () => new Response('', { status: 503 })).means;
  await fill(EDITION, down);
  expect(await textOf(answer(request('/', 'navigate'), EDITION, down))).toBe('ebbes-2 /');
  const slow = meansWith(
    () => new Promise(() => undefined),
    async () => undefined,
  ).means;
  await fill(EDITION, slow);
  expect(await textOf(answer(request('/', 'navigate'), EDITION, slow))).toBe('ebbes-2 /');
});

test('a host of plain files that does not know an address counts as no network', async () => {
  const { means } = meansWith(async () => new Response('', { status: 404 }));
  await fill(EDITION, means);
  expect(await textOf(answer(request('/g/-1', 'navigate'), EDITION, means))).toBe('ebbes-2 /');
});

test('an asset is taken from any version that has it, else from the server', async () => {
  const { means } = meansWith(online);
  await fill({ name: '1', home: '/', files: ['/assets/old.js'] }, means);
  await fill(EDITION, means);
  expect(await textOf(answer(request('/assets/old.js'), EDITION, means))).toBe('ebbes-1 /assets/old.js');
  expect(await textOf(answer(request('/assets/new.js'), EDITION, means))).toBe('network /assets/new.js');
});

test('a file whose name stays is asked for, and taken from the edition without a network', async () => {
  const { means, caches } = meansWith(online);
  expect(await textOf(answer(request('/icon.svg'), EDITION, means))).toBe('network /icon.svg');
  const without = { ...means, fetch: lost };
  await expect(answer(request('/icon.svg'), EDITION, without)).rejects.toThrow('no network');
  await fill(EDITION, without);
  expect(await textOf(answer(request('/icon.svg'), EDITION, without))).toBe('ebbes-2 /icon.svg');
  expect(caches.all.size).toBe(1);
});

test('the version before stays for pages that are open, older ones go', async () => {
  const { means, caches } = meansWith(online);
  for (const name of ['1', '2', '3']) await fill({ name, home: '/', files: [] }, means);
  await caches.open("somebody else's");
  await tidy(means);
  expect(await caches.keys()).toEqual(['ebbes-2', 'ebbes-3', "somebody else's"]);
});
