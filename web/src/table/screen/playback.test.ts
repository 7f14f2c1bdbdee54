import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { running, snapshot, yourTurn } from '../../../tests/tables';
import type { Pace } from '../../browser/pace';
import { MOST_WAITING, Playback } from './playback';
import type { AnyEvent, Events } from '../../wire/protocol.gen';
import { after, type Seen, seenOf } from '../../game/seen';

const AGES = 60_000;
const TRICK: readonly AnyEvent[] = [
  { type: 'card-played', seat: 0, card: 'R5' },
  { type: 'card-played', seat: 1, card: 'R2' },
  { type: 'card-played', seat: 2, card: 'R6' },
  { type: 'trick-taken', seat: 2 },
];
const SCORED: AnyEvent = { type: 'round-scored', points: [1, 2, 3], nix_winner: 2, chooser: 2 };
const DEALT: AnyEvent = { type: 'dealt', dealer: 0, hands: [['G1'], ['??'], ['??']], virtual: null };

let pace: Pace;
let shown: (string | number)[];
let last: Seen;
let taps: (string | null)[];
let playback: Playback;

const screen = {
  jumped(seen: Seen) {
    last = seen;
    shown.push(seen.seq);
  },
  stepped(event: AnyEvent, seen: Seen) {
    last = seen;
    shown.push(event.type);
  },
  waits(next: AnyEvent | null) {
    taps.push(next?.type ?? null);
  },
};

let latest: Seen;

function happen(...events: AnyEvent[]): void {
  const now = yourTurn('R1');
  const told: Events = { type: 'events', first: latest.seq + 1, stamp: latest.stamp, events, now };
  latest = after(latest, told);
  playback.follow(events, latest);
}

beforeEach(() => {
  vi.useFakeTimers();
  pace = 'normal';
  shown = [];
  taps = [];
  latest = seenOf(snapshot(10, running(['R1', 'R5'])));
  playback = new Playback(screen, () => pace);
  playback.jump(latest);
});

afterEach(() => {
  playback.stop();
  vi.useRealTimers();
});

test('a snapshot is shown at once', () => {
  expect(shown).toEqual([10]);
  expect(playback.isCaughtUp).toBe(true);
});

test('the first event is shown at once, the others one by one', () => {
  happen(...TRICK);
  expect(shown).toEqual([10, 'card-played']);
  vi.advanceTimersByTime(320);
  expect(shown).toEqual([10, 'card-played', 'card-played']);
  vi.advanceTimersByTime(AGES);
  expect(shown.slice(1)).toEqual(TRICK.map((event) => event.type));
  expect(last).toBe(latest);
});

test('a finished trick lies there for a while', () => {
  happen(...TRICK);
  vi.advanceTimersByTime(2 * 320 + 1_399);
  expect(last.table.game?.view.trick).toEqual(['R5', 'R2', 'R6']);
  expect(last.now.turn).toBeNull();
  vi.advanceTimersByTime(1);
  expect(last.table.game?.view.trick).toEqual([]);
});

test('at the pace of taps it lies there until a tap', () => {
  pace = 'tap';
  happen(...TRICK);
  vi.advanceTimersByTime(AGES);
  expect([last.table.game?.view.trick.length, taps]).toEqual([3, ['trick-taken']]);
  playback.tap();
  expect([last.table.game?.view.trick.length, taps]).toEqual([0, ['trick-taken', null]]);
});

test('a tap ends any pause', () => {
  happen(...TRICK);
  for (const _ of TRICK) playback.tap();
  expect(playback.isCaughtUp).toBe(true);
  playback.tap();
  expect(shown.length).toBe(1 + TRICK.length);
});

test('the score of a round stays until somebody has read it', () => {
  happen(SCORED, DEALT);
  vi.advanceTimersByTime(AGES);
  expect(shown).toEqual([10, 'round-scored']);
  playback.tap();
  expect(shown).toEqual([10, 'round-scored', 'dealt']);
});

test('whoever has read the score before the next deal need not tap again', () => {
  happen(SCORED);
  playback.tap();
  happen(DEALT);
  expect(shown).toEqual([10, 'round-scored', 'dealt']);
});

test('what comes late need not wait any longer', () => {
  happen({ type: 'card-played', seat: 0, card: 'R5' });
  vi.advanceTimersByTime(200);
  happen({ type: 'card-played', seat: 1, card: 'R2' });
  vi.advanceTimersByTime(119);
  expect(playback.isCaughtUp).toBe(false);
  vi.advanceTimersByTime(1);
  expect(playback.isCaughtUp).toBe(true);
});

test('after the last trick of a round nobody is to play', () => {
  playback.jump((latest = seenOf(snapshot(10, running([], { trick: ['R5', 'R2', 'R6'] })))));
  happen({ type: 'trick-taken', seat: 2 }, SCORED);
  vi.advanceTimersByTime(1_400);
  expect([shown.at(-1), last.now.turn]).toEqual(['trick-taken', null]);
});

test('nobody is asked anything before all is shown', () => {
  happen(...TRICK);
  expect(last.now).toEqual({ turn: 1, deadline: null, prompt: null });
  vi.advanceTimersByTime(AGES);
  expect(last.now).toEqual(yourTurn('R1'));
});

test('what happens meanwhile waits for its turn', () => {
  happen(...TRICK);
  happen({ type: 'card-played', seat: 2, card: 'G2' });
  vi.advanceTimersByTime(AGES);
  expect(shown.slice(-2)).toEqual(['trick-taken', 'card-played']);
  expect(last).toBe(latest);
});

test('a message without events is shown at once', () => {
  happen();
  expect(shown).toEqual([10, 10]);
  expect(last.now).toEqual(yourTurn('R1'));
});

test('a message without events does not cut the others short', () => {
  happen(...TRICK);
  happen();
  expect(shown).toEqual([10, 'card-played']);
});

test('whoever is far behind sees the table as it is', () => {
  happen(...Array.from({ length: MOST_WAITING + 1 }, () => ({ type: 'said', seat: 1, phrase: 'hello' }) as const));
  expect(shown).toEqual([10, latest.seq]);
});

test('whoever does not look sees the table as it is', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  happen(...TRICK);
  expect(shown).toEqual([10, latest.seq]);
  vi.restoreAllMocks();
});

test('one can catch up at once', () => {
  happen(SCORED, DEALT);
  playback.catchUp();
  expect(shown).toEqual([10, 'round-scored', latest.seq]);
  playback.catchUp();
  expect(shown.length).toBe(3);
});

test.each([
  ['slow', 2_600],
  ['fast', 600],
] as const)('at the pace %s a trick lies there for %i ms', (which, long) => {
  pace = which;
  happen(...TRICK);
  playback.tap();
  playback.tap();
  vi.advanceTimersByTime(long - 1);
  expect(playback.isCaughtUp).toBe(false);
  vi.advanceTimersByTime(1);
  expect(playback.isCaughtUp).toBe(true);
});
