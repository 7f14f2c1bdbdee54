import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { running, snapshot, yourTurn } from '../../../tests/tables';
import { type Pace, pauseBetween } from '../../browser/pace';
import { MOST_KEPT, MOST_WAITING, momentsOf, Screen } from './screen.svelte';
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
/** Each event as it came to the screen, and the number of whatever else was shown. */
let shown: (string | number)[];
let screen: Screen;

let latest: Seen;

function happen(...events: AnyEvent[]): void {
  const now = yourTurn('R1');
  const told: Events = { type: 'events', first: latest.seq + 1, stamp: latest.stamp, events, now };
  latest = after(latest, told);
  screen.follow(events, latest);
}

beforeEach(() => {
  vi.useFakeTimers();
  pace = 'normal';
  shown = [];
  latest = seenOf(snapshot(10, running(['R1', 'R5'])));
  screen = new Screen((before, next) => pauseBetween(before, next, pace), {
    shown: () => screen.isJump && shown.push(screen.seen!.seq),
  });
  screen.watch((event) => shown.push(event.type));
  screen.show(latest);
});

afterEach(() => {
  screen.stop();
  vi.useRealTimers();
});

test('a snapshot is shown at once', () => {
  expect(shown).toEqual([10]);
  expect(screen.isAtEnd).toBe(true);
});

test('the first event is shown at once, the others one by one', () => {
  happen(...TRICK);
  expect(shown).toEqual([10, 'card-played']);
  vi.advanceTimersByTime(320);
  expect(shown).toEqual([10, 'card-played', 'card-played']);
  vi.advanceTimersByTime(AGES);
  expect(shown.slice(1)).toEqual(TRICK.map((event) => event.type));
  expect(screen.seen).toBe(latest);
});

test('a finished trick lies there for a while', () => {
  happen(...TRICK);
  vi.advanceTimersByTime(2 * 320 + 1_399);
  expect(screen.seen?.table.game?.view.trick).toEqual(['R5', 'R2', 'R6']);
  expect(screen.seen?.now.turn).toBeNull();
  vi.advanceTimersByTime(1);
  expect(screen.seen?.table.game?.view.trick).toEqual([]);
});

test('at the pace of taps it lies there until a tap', () => {
  pace = 'tap';
  happen(...TRICK);
  vi.advanceTimersByTime(AGES);
  expect([screen.seen?.table.game?.view.trick.length, screen.awaited?.type]).toEqual([3, 'trick-taken']);
  screen.tap();
  expect([screen.seen?.table.game?.view.trick.length, screen.awaited]).toEqual([0, null]);
});

test('a tap ends any pause', () => {
  happen(...TRICK);
  for (const _ of TRICK) screen.tap();
  expect(screen.isAtEnd).toBe(true);
  screen.tap();
  expect(shown.length).toBe(1 + TRICK.length);
});

test('the score of a round stays until somebody has read it', () => {
  happen(SCORED, DEALT);
  vi.advanceTimersByTime(AGES);
  expect(shown).toEqual([10, 'round-scored']);
  screen.tap();
  expect(shown).toEqual([10, 'round-scored', 'dealt']);
});

test('whoever has read the score before the next deal need not tap again', () => {
  happen(SCORED);
  screen.tap();
  happen(DEALT);
  expect(shown).toEqual([10, 'round-scored', 'dealt']);
});

test('what comes late need not wait any longer', () => {
  happen({ type: 'card-played', seat: 0, card: 'R5' });
  vi.advanceTimersByTime(200);
  happen({ type: 'card-played', seat: 1, card: 'R2' });
  vi.advanceTimersByTime(119);
  expect(screen.isAtEnd).toBe(false);
  vi.advanceTimersByTime(1);
  expect(screen.isAtEnd).toBe(true);
});

test('after the last trick of a round nobody is to play', () => {
  screen.show((latest = seenOf(snapshot(10, running([], { trick: ['R5', 'R2', 'R6'] })))));
  happen({ type: 'trick-taken', seat: 2 }, SCORED);
  vi.advanceTimersByTime(1_400);
  expect([shown.at(-1), screen.seen?.now.turn]).toEqual(['trick-taken', null]);
});

test('nobody is asked anything before all is shown', () => {
  happen(...TRICK);
  expect(screen.seen?.now).toEqual({ turn: 1, deadline: null, prompt: null });
  vi.advanceTimersByTime(AGES);
  expect(screen.seen?.now).toEqual(yourTurn('R1'));
});

test('what happens meanwhile waits for its turn', () => {
  happen(...TRICK);
  happen({ type: 'card-played', seat: 2, card: 'G2' });
  vi.advanceTimersByTime(AGES);
  expect(shown.slice(-2)).toEqual(['trick-taken', 'card-played']);
  expect(screen.seen).toBe(latest);
});

test('a message without events is shown at once', () => {
  happen();
  expect(shown).toEqual([10, 10]);
  expect(screen.seen?.now).toEqual(yourTurn('R1'));
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

describe('whoever does not look', () => {
  beforeEach(() => void vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden'));
  afterEach(() => void vi.restoreAllMocks());

  test('sees the table as it is, and has missed no word', () => {
    const words: string[] = [];
    screen.watch(({ type }) => words.push(type));
    happen(...TRICK);
    expect([screen.seen, screen.isJump]).toEqual([latest, true]);
    expect(words).toEqual(TRICK.map(({ type }) => type));
  });

  test('finds the score of the round that ended meanwhile', () => {
    happen(...TRICK, SCORED, DEALT);
    expect([screen.seen?.table.game?.view.phase, screen.awaited?.type]).toEqual(['deal', 'dealt']);
  });

  test('finds the score that was being read, whatever happened since', () => {
    happen(SCORED, DEALT);
    happen({ type: 'said', seat: 1, phrase: 'hello' });
    expect([screen.seen?.seq, screen.awaited?.type]).toEqual([11, 'dealt']);
  });
});

test('one can catch up at once', () => {
  happen(SCORED, DEALT);
  screen.catchUp();
  expect(shown).toEqual([10, 'round-scored', latest.seq]);
  screen.catchUp();
  expect(shown.length).toBe(3);
});

test.each([
  ['slow', 2_600],
  ['fast', 600],
] as const)('at the pace %s a trick lies there for %i ms', (which, long) => {
  pace = which;
  happen(...TRICK);
  screen.tap();
  screen.tap();
  vi.advanceTimersByTime(long - 1);
  expect(screen.isAtEnd).toBe(false);
  vi.advanceTimersByTime(1);
  expect(screen.isAtEnd).toBe(true);
});

describe('who goes back', () => {
  beforeEach(() => {
    happen(...TRICK);
    vi.advanceTimersByTime(AGES);
    shown = [];
  });

  test('sees the moment before, at once, and stays there', () => {
    screen.back();
    expect([screen.seen?.table.game?.view.trick, screen.isJump]).toEqual([['R5', 'R2', 'R6'], true]);
    vi.advanceTimersByTime(AGES);
    expect(shown).toEqual([13]);
  });

  test('is asked nothing by moments that are over', () => {
    screen.goTo(0);
    expect(screen.seen?.now).toEqual({ turn: 0, deadline: null, prompt: null });
    screen.goTo(4);
    expect(screen.seen?.now).toEqual(yourTurn('R1'));
  });

  test('comes forth step by step, and sees each event happen', () => {
    screen.goTo(0);
    screen.forth();
    expect([shown, screen.isJump, screen.at]).toEqual([[10, 'card-played'], false, 1]);
    vi.advanceTimersByTime(AGES);
    expect(screen.at).toBe(1);
  });

  test('gets no further than the beginning and the end', () => {
    screen.goTo(-5);
    expect(screen.at).toBe(0);
    screen.goTo(99);
    screen.forth();
    expect(screen.at).toBe(TRICK.length);
  });

  test('is not torn away by what happens meanwhile, and may play on to there', () => {
    screen.goTo(1);
    happen({ type: 'card-played', seat: 2, card: 'G2' });
    expect(screen.at).toBe(1);
    screen.play();
    vi.advanceTimersByTime(AGES);
    expect([screen.seen, shown.slice(1)]).toEqual([
      latest,
      ['card-played', 'card-played', 'trick-taken', 'card-played'],
    ]);
  });

  test('may stop playing on', () => {
    screen.goTo(0);
    screen.play();
    screen.halt();
    vi.advanceTimersByTime(AGES);
    expect([screen.at, screen.isPlaying]).toEqual([1, false]);
  });
});

test('a whole game is laid out, and begins when somebody wants it', () => {
  const [first] = screen.moments;
  const moments = [first!, ...momentsOf(first!, TRICK)];
  screen.lay(moments);
  vi.advanceTimersByTime(AGES);
  expect([screen.at, screen.isPlaying]).toEqual([0, false]);
  screen.play();
  vi.advanceTimersByTime(AGES);
  expect(screen.isAtEnd).toBe(true);
  screen.lay(moments, 2);
  expect([screen.at, screen.seen?.table.game?.view.trick]).toEqual([2, ['R5', 'R2']]);
});

test('what is kept to go back to has an end', () => {
  const hello: AnyEvent = { type: 'said', seat: 1, phrase: 'hello' };
  for (let at = 0; at < MOST_KEPT + 20; at += 1) happen(hello);
  expect([screen.moments.length, screen.at, screen.seen]).toEqual([MOST_KEPT, MOST_KEPT - 1, latest]);
});
