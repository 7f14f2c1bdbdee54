// @vitest-environment node
import { expect, test } from 'vitest';
import type { GameView } from '../wire/protocol.gen';
import { boardOf, isDesignator } from './board';

type Seen = Pick<GameView, 'options' | 'setup' | 'roles'>;
const SETUP = { dealer: 0, chooser: null, starter: 1, numbers: [3], picks: [], designators: [3, 3, 3, 3, 3] };
const PLAIN: Seen = {
  options: { players: 4, more_cards: false, pick_designators: false, rounds: 5 },
  setup: SETUP,
  roles: ['G', 'B'],
};
const PICKS = ['B7', 'R2', 'G5', 'N8', 'Y4'].map((card, n) => ({ card, seat: n % 4 }));
const PICKED: Seen = {
  options: { players: 4, more_cards: false, pick_designators: true, rounds: 5, goal: 30, dabbscheedel: -15 },
  setup: { ...SETUP, numbers: [], picks: PICKS, designators: [7, 8, 4, 5, 2] },
  roles: ['B', 'R'],
};

test('suits stand in their arches in the order they were designated', () => {
  const { arches } = boardOf(PLAIN);
  expect(arches.map(({ role, suit }) => `${role} ${suit}`)).toEqual([
    'trump G',
    'plus B',
    'ebbes null',
    'minus null',
    'nix null',
  ]);
  expect(arches.every(({ value }) => value === null)).toBe(true);
});

test('designators of suits without a role are still out', () => {
  expect(boardOf(PLAIN).out).toEqual(['N3', 'Y3', 'R3']);
  expect(boardOf({ ...PLAIN, roles: ['G', 'B', 'N', 'Y', 'R'] }).out).toEqual([]);
});

test('the number lies on the board as soon as it is revealed', () => {
  expect(boardOf(PLAIN).number).toBe(3);
  const before = boardOf({ ...PLAIN, roles: [], setup: { ...SETUP, numbers: [], designators: [0, 0, 0, 0, 0] } });
  expect(before).toMatchObject({ number: null, out: [] });
});

test('the number of the round before is gone until the next one is revealed', () => {
  const next = { ...SETUP, numbers: [3], designators: [0, 0, 0, 0, 0] };
  expect(boardOf({ ...PLAIN, roles: [], setup: next }).number).toBeNull();
});

test('picked designators stand on the shelf until they rise into their arch', () => {
  const { arches, number, shelf } = boardOf(PICKED);
  expect(number).toBeNull();
  expect(shelf!.map(({ code, role }) => `${code} ${role}`)).toEqual([
    'B7 trump',
    'R2 plus',
    'G5 null',
    'N8 null',
    'Y4 null',
  ]);
  expect(arches[0]).toEqual({ role: 'trump', suit: 'B', value: 7 });
});

test('where numbers are revealed there is no shelf', () => {
  expect(boardOf(PLAIN).shelf).toBeNull();
});

test('a designator is told by suit and number', () => {
  expect(isDesignator('G3', SETUP.designators)).toBe(true);
  expect(isDesignator('G13', SETUP.designators)).toBe(false);
  expect(isDesignator('B5', [7, 8, 4, 5, 2])).toBe(false);
  expect(isDesignator('??', SETUP.designators)).toBe(false);
  expect(isDesignator('G0', [0, 0, 0, 0, 0])).toBe(false);
});
