import { expect, test, vi } from 'vitest';
import { Offline } from './offline.svelte';

/** The part of a browser that installs workers. */
function container(controlled: boolean, register = async () => undefined) {
  const target = new EventTarget();
  const parts = { controller: controlled ? {} : null, register: vi.fn(register), ready: Promise.resolve() };
  return Object.assign(target, parts) as unknown as ServiceWorkerContainer & EventTarget;
}

test('a worker that is installed makes pages ready for times without a network', async () => {
  const offline = new Offline();
  const workers = container(false);
  await offline.begin(workers);
  expect(workers.register).toHaveBeenCalledWith('/sw.js');
  expect(offline.ready).toBe(true);
});

/** The server has this page now; the one that is open began with the first script. */
function deployed(script: string): void {
  document.head.innerHTML = '<script src="/assets/index-1.js" type="text/plain"></script>';
  vi.stubGlobal('fetch', async () => new Response(`<head><script type="module" src="${script}"></script></head>`));
}

test('whether there is a newer version is asked of the host, whatever the browser remembers', async () => {
  deployed('/assets/index-2.js');
  const asked = vi.spyOn(globalThis, 'fetch');
  const workers = container(true);
  await new Offline().begin(workers);
  await takeOver(workers);
  expect(asked).toHaveBeenCalledWith('/', { cache: 'no-cache' });
});

/** A new worker takes over, and all that follows from it is done. */
async function takeOver(workers: EventTarget): Promise<void> {
  workers.dispatchEvent(new Event('controllerchange'));
  await new Promise((done) => setTimeout(done));
}

test('the first version is no new one, the next is', async () => {
  deployed('/assets/index-2.js');
  const offline = new Offline();
  const workers = container(false);
  await offline.begin(workers);
  await takeOver(workers);
  expect(offline.renewed).toBe(false);
  await takeOver(workers);
  expect(offline.renewed).toBe(true);
});

test('who has opened the new version already is not told to load it', async () => {
  deployed('/assets/index-1.js');
  const offline = new Offline();
  const workers = container(true);
  await offline.begin(workers);
  await takeOver(workers);
  expect(offline.renewed).toBe(false);
});

test('a browser without workers, or one that refuses, is only not ready', async () => {
  const offline = new Offline();
  await offline.begin(undefined);
  await offline.begin(container(false, () => Promise.reject(new Error('not safe'))));
  expect(offline.ready).toBe(false);
});
