// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { ask } from './api';
import { Refusal } from '../wire/refusal';

afterEach(() => vi.unstubAllGlobals());

/** A server that takes requests and never answers, until they are given up. */
function neverAnswer(): void {
  const hang = (_: string, { signal }: RequestInit) =>
    new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason as Error)));
  vi.stubGlobal('fetch', hang);
}

test('a request that hangs is given up, and counts as one that was not answered', async () => {
  neverAnswer();
  const why: unknown = await ask('GET', '/api/visit', undefined, 1).catch((error: unknown) => error);
  expect(why).toBeInstanceOf(Refusal);
  expect((why as Refusal).code).toBe('network/lost');
  expect((why as Refusal).isPassing).toBe(true);
});

test('an answer that breaks off on its way counts as none', async () => {
  const broken = new ReadableStream({ start: (way) => way.error(new Error('cut')) });
  vi.stubGlobal('fetch', async () => new Response(broken));
  const why: unknown = await ask('GET', '/api/visit').catch((error: unknown) => error);
  expect((why as Refusal).code).toBe('network/lost');
});
