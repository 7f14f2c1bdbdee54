/** The service worker: the app opens without a network, and a new version waits for nobody's game. */
import { type Notifier, open, type Pages, show } from './calls';
import { answer, fill, type Means, type Edition, tidy } from './edition';

/** Written by the build: see vite/edition.ts. */
declare const __EDITION__: Edition;

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Asked extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null;
}

interface Clicked extends Lasting {
  readonly notification: { readonly data: unknown; close(): void };
}

interface Scope {
  addEventListener(name: 'install' | 'activate', hear: (event: Lasting) => void): void;
  addEventListener(name: 'fetch', hear: (event: Asked) => void): void;
  addEventListener(name: 'push', hear: (event: Pushed) => void): void;
  addEventListener(name: 'notificationclick', hear: (event: Clicked) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: Pages & { claim(): Promise<void> };
  readonly registration: Notifier;
}

const LONGEST_WAIT = 4_000;
const scope = self as unknown as Scope;
const means: Means = {
  caches,
  fetch: (request) => fetch(request),
  origin: location.origin,
  patience: () => new Promise((done) => setTimeout(done, LONGEST_WAIT)),
};

scope.addEventListener('install', (event) => {
  event.waitUntil(fill(__EDITION__, means).then(() => scope.skipWaiting()));
});
scope.addEventListener('activate', (event) => {
  event.waitUntil(tidy(means).then(() => scope.clients.claim()));
});
scope.addEventListener('fetch', (event) => {
  const given = answer(event.request, __EDITION__, means);
  if (given) event.respondWith(given);
});
scope.addEventListener('push', (event) => {
  event.waitUntil(show(event.data?.json(), scope.registration));
});
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data, scope.clients));
});
