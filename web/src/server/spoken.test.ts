// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { refuse, serve } from '../../tests/server';
import { PROTOCOL } from '../wire/protocol.gen';
import { isSpoken } from './spoken';

function spoken(oldest: number, newest: number): Promise<boolean> {
  serve({ 'GET /api/visit': () => [200, { me: null, tables: [], protocols: { oldest, newest } }] });
  return isSpoken();
}

afterEach(() => vi.unstubAllGlobals());

test('a server speaks all protocols from its oldest to its newest', async () => {
  expect(await spoken(PROTOCOL, PROTOCOL)).toBe(true);
  expect(await spoken(PROTOCOL - 1, PROTOCOL + 1)).toBe(true);
  expect(await spoken(PROTOCOL + 1, PROTOCOL + 2)).toBe(false);
  expect(await spoken(PROTOCOL - 2, PROTOCOL - 1)).toBe(false);
});

test('an older server that says nothing of protocols speaks this one', async () => {
  serve({ 'GET /api/visit': () => [200, { me: null, tables: [] }] });
  expect(await isSpoken()).toBe(true);
});

test('a server that does not answer, or not just now, may well speak it', async () => {
  serve({});
  expect(await isSpoken()).toBe(true);
  serve({ 'GET /api/visit': () => refuse(503, 'server/stopping') });
  expect(await isSpoken()).toBe(true);
});
