import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../../browser/settings.svelte';
import type { Prompt } from '../../wire/protocol.gen';
import { Decision } from './decision.svelte';
import { type PlayedHand, playedHand } from './hand.svelte';

const CARDS = ['R1', 'R5', 'G2'];
const ASKED: Prompt = { kind: 'play-card', cards: ['R1', 'R5'], led: 'R' } as unknown as Prompt;
const carryOut = vi.fn(() => new Promise<number>(() => undefined));
let decision: Decision;
let hand: PlayedHand;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  carryOut.mockClear();
  decision = new Decision({ asks: ASKED, hand: CARDS, seq: 0, isSwift: false, carryOut });
  stop = $effect.root(() => {
    hand = playedHand(
      () => decision,
      () => CARDS,
    );
  });
});

afterEach(() => {
  stop();
  settings.change({ secondTap: false, shortcuts: true });
  vi.useRealTimers();
  localStorage.clear();
});

const type = (key: string) => hand.press(new KeyboardEvent('keydown', { key }));

test('who wants a second tap gives it at every table', () => {
  settings.change({ secondTap: true });
  hand.tap('R1');
  expect([decision.waiting, carryOut.mock.calls.length]).toEqual(['R1', 0]);
  hand.tap('R1');
  expect(carryOut).toHaveBeenCalledWith({ kind: 'play-card', card: 'R1' });
});

test('a digit taps the card at its place, unless such keys are switched off', () => {
  settings.change({ shortcuts: false });
  type('2');
  expect(carryOut).not.toHaveBeenCalled();
  settings.change({ shortcuts: true });
  type('2');
  expect(carryOut).toHaveBeenCalledWith({ kind: 'play-card', card: 'R5' });
});

test('a reason passes', () => {
  decision.refuse({ code: 'rule/must-follow-suit', message: '', context: {}, rule: 'R12' } as never, 'G2');
  flushSync();
  vi.advanceTimersByTime(4_000);
  expect(decision.refusal).toBeNull();
});
