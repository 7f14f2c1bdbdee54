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

test('the first version is no new one, the next is', async () => {
  const [first, next] = [new Offline(), new Offline()];
  const [empty, controlled] = [container(false), container(true)];
  await first.begin(empty);
  await next.begin(controlled);
  empty.dispatchEvent(new Event('controllerchange'));
  controlled.dispatchEvent(new Event('controllerchange'));
  expect([first.renewed, next.renewed]).toEqual([false, true]);
  empty.dispatchEvent(new Event('controllerchange'));
  expect(first.renewed).toBe(true);
});

test('a browser without workers, or one that refuses, is only not ready', async () => {
  const offline = new Offline();
  await offline.begin(undefined);
  await offline.begin(container(false, () => Promise.reject(new Error('not safe'))));
  expect(offline.ready).toBe(false);
});
