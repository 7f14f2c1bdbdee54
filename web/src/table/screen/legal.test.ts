// @vitest-environment node
import { expect, test } from 'vitest';
import { allows, commandOf, free, playable, whyNot } from './legal';
import type { Prompt } from '../../wire/protocol.gen';

const REASON = {
  code: 'rule/must-follow-suit',
  message: '',
  rule: 'R12',
  context: { led: 'red', card: 'B3', holding: ['R5'] },
};
const PLAY: Prompt = { kind: 'play-card', cards: ['R5'], why_not: REASON };
const PICK: Prompt = { kind: 'pick-designator', cards: ['B1', 'G2'] };
const NAME: Prompt = { kind: 'name-starter', seats: [0, 2] };

test('only what the prompt names is allowed', () => {
  expect(allows(PLAY, { kind: 'play-card', card: 'R5' })).toBe(true);
  expect(allows(PLAY, { kind: 'play-card', card: 'B3' })).toBe(false);
  expect(allows(PLAY, { kind: 'pick-designator', card: 'R5' })).toBe(false);
  expect(allows(PICK, { kind: 'pick-designator', card: 'G2' })).toBe(true);
  expect(allows(NAME, { kind: 'name-starter', starter: 2 })).toBe(true);
  expect(allows(NAME, { kind: 'name-starter', starter: 1 })).toBe(false);
  expect(allows(null, { kind: 'play-card', card: 'R5' })).toBe(false);
});

test('cards are playable only while a card is asked for', () => {
  expect(playable(PLAY)).toEqual(new Set(['R5']));
  expect(playable(PICK)).toBeNull();
  expect(playable(null)).toBeNull();
});

test('a card that may not be played says why, by its own name', () => {
  expect(whyNot(PLAY, 'N4')).toEqual({ ...REASON, context: { ...REASON.context, card: 'N4' } });
  expect(whyNot(PLAY, 'R5')).toBeNull();
  expect(whyNot(NAME, 'N4')).toBeNull();
  expect(whyNot({ ...PLAY, why_not: null }, 'N4')).toBeNull();
});

test('designators are free only while one is asked for', () => {
  expect(free(PICK)).toEqual(['B1', 'G2']);
  expect(free(PLAY)).toEqual([]);
});

test('a choice becomes a command with the number of the last event seen', () => {
  expect(commandOf({ kind: 'play-card', card: 'R5' }, 7)).toEqual({ type: 'play-card', at: 7, card: 'R5' });
  expect(commandOf({ kind: 'pick-designator', card: 'B1' }, 7)).toEqual({ type: 'pick-designator', at: 7, card: 'B1' });
  expect(commandOf({ kind: 'name-starter', starter: 2 }, 7)).toEqual({ type: 'name-starter', at: 7, starter: 2 });
});
