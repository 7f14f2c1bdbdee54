import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket, useFakes } from '../../tests/fakes';
import { GAME, OPEN, serveReplay, UNASKED } from '../../tests/replay';
import { refuse } from '../../tests/server';
import { save } from '../browser/storage';
import { rememberCost } from '../browser/quick';
import type { PersonMessage, Replay, ServerMessage } from '../wire/protocol.gen';
import { Nachspiel } from './nachspiel.svelte';
import type { Review, Reviewing } from '../server/review';

let now: Review;
let looks: number;
let nachspiel: Nachspiel;

beforeEach(() => {
  useFakes();
  now = UNASKED;
  looks = 0;
  serveReplay({
    'GET /api/games/g1/review': () => [200, (looks++, now)],
    'POST /api/games/g1/review': () => [202, (now = { ...UNASKED, state: 'waiting' })],
  });
  nachspiel = new Nachspiel('g1');
});

afterEach(() => {
  nachspiel.close();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(0);
const say = (message: PersonMessage) => FakeSocket.last.tell(message as ServerMessage);

async function ordered(): Promise<void> {
  nachspiel.open();
  await settle();
  nachspiel.order();
  await settle();
  await vi.dynamicImportSettled();
  FakeSocket.last.accept();
}

test('who asks for nothing hears nothing, and looks once', async () => {
  nachspiel.open();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(FakeSocket.made).toHaveLength(0);
  expect(looks).toBe(1);
});

test('how far it is comes over the line, and so does the end', async () => {
  await ordered();
  now = { ...UNASKED, state: 'running', done: 9, of: 90 };
  say({ type: 'review-grew', table: 't1', game: 'g1', done: 3, of: 90 });
  expect(nachspiel.review).toMatchObject({ state: 'running', done: 3, of: 90 });
  expect(looks).toBe(2);
  now = { ...now, state: 'done', done: 90 };
  say({ type: 'review-done', table: 't1', game: 'other' });
  await settle();
  expect(looks).toBe(2);
  say({ type: 'review-done', table: 't1', game: 'g1' });
  await settle();
  expect(nachspiel.review?.state).toBe('done');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(looks).toBe(3);
});

test('what has grown is looked at now and then, ever more seldom', async () => {
  await ordered();
  now = { ...UNASKED, state: 'running', done: 1, of: 90 };
  for (let done = 1; done <= 60; done++) {
    await vi.advanceTimersByTimeAsync(1_000);
    say({ type: 'review-grew', table: 't1', game: 'g1', done, of: 90 });
  }
  expect(looks).toBeGreaterThan(6);
  expect(looks).toBeLessThan(16);
});

test('one that was given up is told, and can be asked for again', async () => {
  await ordered();
  now = { ...UNASKED, state: 'failed' };
  say({ type: 'review-failed', table: 't1', game: 'g1' });
  await settle();
  expect(nachspiel.review?.state).toBe('failed');
  nachspiel.order();
  await settle();
  expect(nachspiel.isOnItsWay).toBe(true);
});

test('a line that was away may have missed the end', async () => {
  await ordered();
  now = { ...UNASKED, state: 'done' };
  say({ type: 'hello', protocol: 1, turns: [] });
  await settle();
  expect(nachspiel.review?.state).toBe('done');
});

test('a game of this device is judged here: it is halted, goes on, and stops with the page; no server is asked', async () => {
  const reviewing = {
    review: { ...UNASKED, may_ask: true },
    begin: vi.fn<Reviewing['begin']>((tell) => tell({ ...UNASKED, state: 'running', done: 1, of: 9 })),
    stop: vi.fn<Reviewing['stop']>(() => undefined),
    file: async () => null,
  };
  const replay = async () => OPEN as Replay;
  const record = async () => ({});
  const here = new Nachspiel('-1', { game: async () => GAME, replay, reviewing: async () => reviewing, record });
  here.open();
  await settle();
  expect([here.isHere, here.review?.state]).toEqual([true, 'none']);
  here.order();
  expect(here.review).toMatchObject({ state: 'running', done: 1 });
  here.halt();
  expect(here.isOnItsWay).toBe(false);
  here.order();
  here.close();
  expect(reviewing.begin).toHaveBeenCalledTimes(2);
  expect(reviewing.stop).toHaveBeenCalledTimes(2);
  expect(looks).toBe(0);
});

test('a busy server asks a device that is able to judge, which does it here and goes on after a break', async () => {
  save('taken-along', {});
  rememberCost(1);
  const reviewing = {
    review: { ...UNASKED, done: 1, of: 9 },
    begin: vi.fn<Reviewing['begin']>((tell) => tell({ ...UNASKED, state: 'running', done: 1, of: 9 })),
    stop: vi.fn<Reviewing['stop']>(() => undefined),
    file: async () => null,
  };
  const here = { reviewingOf: vi.fn(async () => reviewing), reviewingBegun: vi.fn(async () => null) };
  vi.doMock('../local/judgedhere', () => here);
  serveReplay({
    'GET /api/games/g1/review': () => [200, now],
    'POST /api/games/g1/review?able=true': () => refuse(503, 'server/reckon-yourself'),
  });
  nachspiel.open();
  await vi.waitFor(() => expect(here.reviewingBegun).toHaveBeenCalled());
  nachspiel.order();
  await vi.waitFor(() => expect(nachspiel.review).toMatchObject({ state: 'running', done: 1 }));
  expect(nachspiel.isHere).toBe(true);
  expect(here.reviewingOf).toHaveBeenCalledWith('g1', 0);
  here.reviewingBegun.mockResolvedValue(reviewing as never);
  const later = new Nachspiel('g1');
  later.open();
  await vi.waitFor(() => expect(later.review).toMatchObject({ done: 1, of: 9 }));
});
