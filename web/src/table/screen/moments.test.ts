import { beforeEach, expect, test, vi } from 'vitest';
import { running, snapshot } from '../../../tests/tables';
import { voices } from '../../../tests/words';
import { Moments } from './moments.svelte';
import type { AnyEvent, GameView } from '../../wire/protocol.gen';
import { seenOf, step } from '../../game/seen';
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
