import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { digest } from '../../tests/golden';
import { OPEN, serveReplay, TOLD, VIEWS } from '../../tests/replay';
import type { Request } from '../../tests/server';
import { HIDDEN } from '../game/cards';
import { keyed } from './keys';
import { Recorded } from './recorded.svelte';

const LAST = OPEN.events.length;
const AGES = 3_600_000;
let asked: Request[];
let recorded: Recorded;

beforeEach(async () => {
  vi.useFakeTimers();
  asked = serveReplay();
  recorded = new Recorded('g1', () => 'tap');
  await recorded.lookAs(null);
});

afterEach(() => {
  recorded.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const view = () => recorded.screen.seen!.table.game!.view;
const dealt = OPEN.events.flatMap(({ type }, at) => (type === 'dealt' ? [at + 1] : []));

test.each([null, 0, 1].map((seat, at) => [seat, at] as const))(
  'every moment is what the server would show, looked at by %s',
  async (seat, at) => {
    await recorded.lookAs(seat);
    expect(recorded.screen.moments.slice(1).map(({ seen }) => digest(seen.table.game?.view))).toEqual(VIEWS[at]);
  },
);

test('a game begins before its first deal, and waits there', () => {
  vi.advanceTimersByTime(AGES);
  expect([recorded.screen.at, view().phase, recorded.round]).toEqual([0, 'deal', 1]);
});

test('it plays on to its end without a tap, also past the points of a round', () => {
  recorded.playOn();
  vi.advanceTimersByTime(AGES);
  expect([recorded.screen.at, view().phase]).toEqual([LAST, 'over']);
});

test('who plays on at the end sees it from the beginning', () => {
  recorded.screen.goTo(LAST);
  recorded.playOn();
  expect(recorded.screen.at).toBe(1);
});

describe('other eyes', () => {
  beforeEach(() => recorded.screen.goTo(dealt[0]!));

  test('see the same moment, and only what they may', async () => {
    expect(view().hands.flat()).not.toContain(HIDDEN);
    await recorded.lookAs(1);
    expect([recorded.screen.at, recorded.seat]).toEqual([dealt[0], 1]);
    expect([new Set(view().hands[0]), view().hands[1]?.includes(HIDDEN)]).toEqual([new Set([HIDDEN]), false]);
  });

  test('are asked for once', async () => {
    await recorded.lookAs(1);
    await recorded.lookAs(null);
    await recorded.lookAs(1);
    expect(asked.map(({ path }) => path)).toEqual(['/api/games/g1/events', '/api/games/g1/events?seat=1']);
  });

  test('that cannot be had leave everything as it is, and say why', async () => {
    serveReplay({ 'GET /api/games/g1/events?seat=1': () => [502, null] });
    await recorded.lookAs(1);
    expect([recorded.seat, recorded.screen.at, recorded.problem === null]).toEqual([null, dealt[0], false]);
  });

  test('chosen last count, whatever was asked first', async () => {
    const first = recorded.lookAs(0);
    await recorded.lookAs(null);
    await first;
    expect(recorded.seat).toBeNull();
  });
});

test('a game that is not over, or never was, is no game', async () => {
  const other = new Recorded('g2', () => 'normal');
  await other.lookAs(null);
  expect([other.problem?.code, other.screen.seen]).toEqual(['table/no-such-game', null]);
});

describe('rounds', () => {
  test('are gone through from deal to deal', () => {
    recorded.roundForth();
    recorded.roundForth();
    expect([recorded.screen.at, recorded.round]).toEqual([dealt[1], 2]);
    recorded.screen.forth();
    recorded.roundBack();
    expect(recorded.screen.at).toBe(dealt[1]);
    recorded.roundBack();
    recorded.roundBack();
    expect(recorded.screen.at).toBe(0);
  });

  test('end with the game', () => {
    recorded.screen.goTo(dealt.at(-1)!);
    recorded.roundForth();
    expect(recorded.screen.at).toBe(LAST);
  });
});

describe('keys', () => {
  const press = (key: string, target: EventTarget = document.body, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, ...more });
    Object.defineProperty(event, 'target', { value: target });
    return keyed(event, recorded);
  };

  test.each([
    ['ArrowRight', 6],
    ['ArrowLeft', 4],
    ['Home', 0],
    ['End', LAST],
    ['PageDown', dealt[1]],
    ['PageUp', dealt[0]],
  ])('%s leads to step %i', (key, at) => {
    recorded.screen.goTo(5);
    expect([press(key), recorded.screen.at]).toEqual([true, at]);
  });

  test('the space bar plays on, and stops', () => {
    press(' ');
    expect(recorded.screen.isPlaying).toBe(true);
    press(' ');
    expect(recorded.screen.isPlaying).toBe(false);
  });

  test('that something on the page needs itself are left to it', () => {
    const [button, slider] = [document.createElement('button'), document.createElement('input')];
    expect([press(' ', button), press('ArrowRight', slider), press('ArrowRight', button)]).toEqual([
      false,
      false,
      true,
    ]);
    expect([press('ArrowLeft', document.body, { altKey: true }), press('x')]).toEqual([false, false]);
  });
});

test('what was told is a whole game', () => {
  expect(TOLD.map(({ events }) => events.length)).toEqual([LAST, LAST, LAST]);
});

test('it is gone through trick by trick', () => {
  const begins = recorded.screen.moments.flatMap(({ event }, at) =>
    event?.type === 'dealt' || event?.type === 'trick-taken' ? [at] : [],
  );
  const seen = begins.map(() => {
    recorded.trickForth();
    return recorded.screen.at;
  });
  expect(seen).toEqual(begins);
  recorded.trickForth();
  expect(recorded.screen.at).toBe(LAST);
  recorded.trickBack();
  recorded.trickBack();
  expect(recorded.screen.at).toBe(begins.at(-2));
  const press = (key: string) => keyed(new KeyboardEvent('keydown', { key, shiftKey: true }), recorded);
  expect([press('ArrowLeft'), recorded.screen.at]).toEqual([true, begins.at(-3)]);
  expect([press('ArrowRight'), recorded.screen.at]).toEqual([true, begins.at(-2)]);
});
