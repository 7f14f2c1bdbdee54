/** What the worker keeps of the app, and how it answers with it. */

/** One version of the pages: its files, and the name of the cache they lie in. */
export interface Edition {
  readonly name: string;
  /** The address of the first page, below which all others lie. */
  readonly home: string;
  readonly files: readonly string[];
}

/** What of the browser a worker needs. */
export interface Means {
  readonly caches: CacheStorage;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly origin: string;
  /** Done when a page has waited long enough for the network. */
  readonly patience: () => Promise<void>;
}

const PREFIX = 'ebbes-';
/** Answers that are no pages. */
const NOT_THERE = 404;
const BROKEN = 500;
/** The version before stays, for pages that are still open. */
const VERSIONS = 2;

/** A browser may remember a page of before, which asks for files of before: theirs have other names each time, the page has not. */
export async function fill({ name, home, files }: Edition, { caches, origin }: Means): Promise<void> {
  const cache = await caches.open(PREFIX + name);
  await cache.addAll([new Request(origin + home, { cache: 'reload' }), ...files]);
}

export async function tidy({ caches }: Means): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(names.slice(0, -VERSIONS).map((name) => caches.delete(name)));
}

/** The answer to a request; null for those that are none of our business, such as all about games. */
export function answer(request: Request, edition: Edition, means: Means): Promise<Response> | null {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== means.origin || url.pathname.startsWith('/api/')) return null;
  if (request.mode === 'navigate') return page(request, edition, means);
  if (url.pathname.startsWith(`${edition.home}assets/`)) return asset(request, means);
  return edition.files.includes(url.pathname) ? file(request, edition, means) : null;
}

/** The page as the server has it; the kept one without a network, when it takes too long, or where a host of plain files has none. */
async function page(request: Request, edition: Edition, means: Means): Promise<Response> {
  const kept = await keptIn(edition, edition.home, means);
  if (kept === undefined) return means.fetch(request);
  const fresh = means.fetch(request).then(
    (response) => (response.status === NOT_THERE || response.status >= BROKEN ? kept : response),
    () => kept,
  );
  return Promise.race([fresh, means.patience().then(() => kept)]);
}

/** Names of assets change with their content: whatever is kept is right. */
async function asset(request: Request, means: Means): Promise<Response> {
  return (await means.caches.match(request, { ignoreVary: true })) ?? means.fetch(request);
}

async function file(request: Request, edition: Edition, means: Means): Promise<Response> {
  try {
    return await means.fetch(request);
  } catch (error) {
    const kept = await keptIn(edition, new URL(request.url).pathname, means);
    if (kept === undefined) throw error;
    return kept;
  }
}

async function keptIn({ name }: Edition, path: string, { caches }: Means): Promise<Response | undefined> {
  const cache = await caches.open(PREFIX + name);
  return cache.match(path, { ignoreVary: true });
}
