import { beforeEach, expect, test, vi } from 'vitest';
import { running, snapshot } from '../../../tests/tables';
import { voices } from '../../../tests/words';
import { Moments } from './moments.svelte';
import { mute } from './muted.svelte';
import type { AnyEvent, GameView } from '../../wire/protocol.gen';
import { type Seen, seenOf, step } from '../../game/seen';
import { settings } from '../../browser/settings.svelte';

const { t } = (await voices()).find(({ language }) => language === 'en')!;
let moments: Moments;

function happens(event: AnyEvent, change: Partial<GameView> = {}) {
  const before = seenOf(snapshot(10, running(['R1'], change)));
  const after = step(before, event);
  moments.watch(event, before, after);
  return after;
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  settings.change({ chatMuted: false });
  moments = new Moments(t, () => settings.now);
});

test('a named role shows with the card that did it, for a moment', () => {
  happens({ type: 'suit-designated', role: 'trump', suit: 'G' }, { trick: ['G3'] });
  expect(moments.named).toEqual({ role: 'trump', suit: 'G', card: 'G3' });
  vi.advanceTimersByTime(2_000);
  expect(moments.named).toBeNull();
});

test('a role is not shown any more when its round is counted', () => {
  happens({ type: 'suit-designated', role: 'nix', suit: 'B' }, { trick: ['G3'] });
  happens({ type: 'round-scored', points: [1, 0, 0], nix_winner: 0, chooser: 0 });
  expect(moments.named).toBeNull();
});

test('nix is left over without a card', () => {
  happens({ type: 'suit-designated', role: 'nix', suit: 'B' }, { trick: ['G3'] });
  expect(moments.named?.card).toBeNull();
});

test('nix shows beside minus, which it follows by itself', () => {
  happens({ type: 'suit-designated', role: 'minus', suit: 'G' }, { trick: ['G3'] });
  happens({ type: 'suit-designated', role: 'nix', suit: 'B' }, { trick: ['G3'] });
  expect([moments.named?.suit, moments.rest?.suit]).toEqual(['G', 'B']);
  vi.advanceTimersByTime(2_000);
  expect([moments.named, moments.rest]).toEqual([null, null]);
});

test('what somebody says stands for a while', () => {
  happens({ type: 'said', seat: 1, phrase: 'cheers' });
  expect(moments.said.get(1)).toBe('cheers');
  vi.advanceTimersByTime(4_000);
  expect(moments.said.size).toBe(0);
});

test('what somebody says twice stands as long as the second time', () => {
  happens({ type: 'said', seat: 1, phrase: 'cheers' });
  vi.advanceTimersByTime(3_000);
  happens({ type: 'said', seat: 1, phrase: 'cheers' });
  vi.advanceTimersByTime(3_000);
  expect(moments.said.get(1)).toBe('cheers');
  vi.advanceTimersByTime(1_000);
  expect(moments.said.size).toBe(0);
});

test('whoever has muted the chatter neither sees nor hears it', () => {
  settings.change({ chatMuted: true });
  happens({ type: 'said', seat: 1, phrase: 'cheers' });
  expect([moments.said.size, moments.lines]).toEqual([0, []]);
});

test('whoever was muted alone is not heard, but who takes their seat is', () => {
  mute('t1', 1, true);
  happens({ type: 'said', seat: 1, phrase: 'cheers' });
  happens({ type: 'said', seat: 2, phrase: 'cheers' });
  expect([...moments.said.keys()]).toEqual([2]);
  happens({ type: 'seat-taken', seat: 1, name: 'Cleo' });
  happens({ type: 'said', seat: 1, phrase: 'cheers' });
  expect([...moments.said.keys()]).toEqual([2, 1]);
});

test('everything that happens is read aloud', () => {
  happens({ type: 'card-played', seat: 1, card: 'G4' });
  expect(moments.lines.at(-1)?.text).toContain('green four');
});

test('a counted round is known until the next one is', () => {
  const scored = { type: 'round-scored', points: [1, -2, 3], nix_winner: 0, chooser: 0 } as const;
  const { view } = happens(scored).table.game!;
  expect(moments.countedBefore({ ...view, phase: 'name starter' })).toEqual({ view, scored });
  const later = { ...view.score, rounds: 2, totals: [1, -1, 3] };
  expect(moments.countedBefore({ ...view, score: later })).toBeNull();
});

const noticed = () => moments.notices.map(({ text }) => text);
const heard = () => moments.lines.map(({ text }) => text);

test('who leaves is seen and heard, for a moment', () => {
  happens({ type: 'seat-left', seat: 1, now: { kind: 'open' }, removed: false });
  expect(noticed()).toEqual(['Karl leaves the table.']);
  expect(heard()).toEqual(noticed());
  vi.advanceTimersByTime(5_000);
  expect(noticed()).toEqual([]);
});

/** A table at which these people sit, and one of them is the host. */
function company(names: readonly string[], host: number, you: number | null): Seen {
  const told = snapshot();
  const seats = names.map((name) => ({ kind: 'person', name, away: false }) as const);
  const door = 'open' as const;
  return seenOf({
    ...told,
    table: { ...told.table, seats, host },
    you: { seat: you, host: host === you, door, stands_in: false },
  });
}

test('who inherits the table is told so, although they are shown it as a whole', () => {
  moments.look(company(['Anna', 'Bert', 'Carla'], 0, 1));
  expect(heard()).toEqual([]);
  const seen = company(['Bea', 'Bert', 'Carla'], 1, 1);
  moments.look(seen);
  expect(noticed()).toEqual(['Anna leaves the table.', 'You are the host now.']);
  moments.look(seen);
  expect(heard()).toEqual(noticed());
});

test('who leaves oneself is told who is the host now, and of another table nothing', () => {
  moments.look(company(['Anna', 'Bert'], 0, 0));
  moments.look(company(['Dora', 'Bert'], 1, null));
  expect(heard()).toEqual(['Bert is the host now.']);
  const other = company(['Emil'], 0, null);
  moments.look({ ...other, table: { ...other.table, id: 't2' } });
  expect(heard()).toHaveLength(1);
});

test('what events tell is not told a second time', () => {
  const before = company(['Anna', 'Bert', 'Carla'], 0, 2);
  moments.look(before);
  const left = { type: 'seat-left', seat: 0, now: { kind: 'open' }, removed: false } as const;
  const passed = { type: 'host-passed', seat: 1, claimed: null } as const;
  const between = step(before, left);
  moments.watch(left, before, between);
  moments.watch(passed, between, step(between, passed));
  expect(heard()).toEqual(['Anna leaves the table.', 'Bert is the host now.']);
});

test('who begins to watch is told once, not at each of their connections', () => {
  moments.watched(1);
  moments.watched(0);
  moments.watched(1);
  expect(noticed()).toEqual(['Somebody is watching.']);
  moments.watched(3);
  expect(noticed()).toEqual(['Somebody is watching.', '3 people are watching.']);
  moments.watched(0);
  vi.advanceTimersByTime(60_000);
  moments.watched(1);
  expect(noticed()).toEqual(['Somebody is watching.']);
});
