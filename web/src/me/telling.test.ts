// @vitest-environment node
import { beforeAll, expect, test } from 'vitest';
import type { MyGame, Tricks } from '../wire/bodies.gen';
import { i18n, t } from '../words/i18n.svelte';
import { signedTenths } from '../words/pieces';
import { luckOf, missedWords, monthOf, othersIn, placeIn, strengthOf, tricksAnswer, whenOf } from './telling';

beforeAll(async () => {
  await i18n.use('en');
  await i18n.need(['me']);
});

const NOW = new Date(2026, 10, 17, 12).getTime();
const ago = (days: number) => NOW / 1000 - days * 86_400;

test('somebody is as strong as one of the house, or between two', () => {
  expect(strengthOf(['casual'], t)).toBe('As strong as Kuno');
  expect(strengthOf(['solid', 'strong'], t)).toBe('Between Lisbeth and Karl');
  expect(strengthOf(['casual'], t, true)).toBe('as strong as Kuno');
});

test('numbers have one digit and their sign', () => {
  expect([2.24, -0.36, -0.04].map((value) => signedTenths(value, t))).toEqual(['+2.2', '−0.4', '0.0']);
});

test('what was missed is said in general words', () => {
  expect(missedWords('takes-trick', t)).toBe('Taking a trick that pays');
  expect(missedWords('lets-lead', t)).toBe('Choosing well who starts');
  expect(missedWords('not-held', t)).toBe('Choosing designators well');
  expect(missedWords('of-tomorrow', t)).toBeNull();
});

test('luck is only called so where it can hardly be chance', () => {
  expect(luckOf({ mean: 0.5, error: 0.3 })).toBe('usual');
  expect(luckOf({ mean: 0.7, error: 0.3 })).toBe('more');
  expect(luckOf({ mean: -0.7, error: 0.3 })).toBe('less');
});

test('whether few tricks are better is only answered where it can be told', () => {
  const told = (few: number, many: number): Tricks => ({
    few_rounds: 9,
    few: { mean: few, error: 0.3 },
    many_rounds: 9,
    many: { mean: many, error: 0.4 },
  });
  expect(tricksAnswer(told(2, 0))).toBe('few');
  expect(tricksAnswer(told(0, 2))).toBe('many');
  expect(tricksAnswer(told(0.9, 0))).toBe('open');
  expect(tricksAnswer({ few_rounds: 0, few: null, many_rounds: 1, many: null })).toBe('open');
});

test('a place counts who has won and who has more', () => {
  const game = { seat: 2, totals: [5, 9, 3, 3], winners: [0], seats: [] } as unknown as MyGame;
  expect(placeIn(game)).toBe(3);
  expect(placeIn({ ...game, seat: 0 })).toBe(1);
  expect(placeIn({ ...game, seat: 1 })).toBe(2);
});

test('the others of a game are named', () => {
  const seats = ['Anna', 'Ben', 'Karl'].map((name) => ({ kind: 'person', name, strength: null }));
  expect(othersIn({ seat: 1, seats } as unknown as MyGame)).toBe('Anna, Karl');
});

test('a day is called as people call it', () => {
  expect([0, 1, 3, 40].map((days) => whenOf(ago(days), 'en', NOW))).toEqual([
    'today',
    'yesterday',
    'Saturday',
    'Oct 8, 2026',
  ]);
  expect(whenOf(ago(1), 'pfl', NOW)).toBe('gestern');
});

test('a month of another year says so', () => {
  expect(monthOf(ago(150), 'de', NOW)).toBe('Juni');
  expect(monthOf(ago(500), 'de', NOW)).toBe('Juli 2025');
});
