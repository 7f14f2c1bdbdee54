// @vitest-environment node
import { expect, test } from 'vitest';
import { barsOf, grapesOf, signsOf, weeksOf } from './day';

test('a histogram has a bar for every result in between', () => {
  const bars = barsOf({ points: { '-2': 3, '1': 1 }, better_than: null });
  expect(bars).toEqual([
    { points: -2, people: 3 },
    { points: -1, people: 0 },
    { points: 0, people: 0 },
    { points: 1, people: 1 },
  ]);
  expect(barsOf({ points: {}, better_than: null })).toEqual([]);
});

test('seven days are a bunch, and today is still to be picked', () => {
  expect(grapesOf(0, false)).toEqual([false]);
  expect(grapesOf(6, false)).toEqual([true, true, true, true, true, true, false]);
  expect(grapesOf(7, true)).toEqual(Array(7).fill(true));
  expect(grapesOf(7, false)).toEqual([false]);
  expect(grapesOf(8, true)).toEqual([true]);
});

test('a month begins on its day of the week', () => {
  const weeks = weeksOf(2026, 11);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, 1]);
  expect(weeks.at(-1)).toEqual([30, null, null, null, null, null, null]);
  expect(weeksOf(2028, 2).flat().filter(Boolean)).toHaveLength(29);
});

test('signs tell how many of ten one has passed', () => {
  expect(signsOf(74)).toBe('🍇🍇🍇🍇🍇🍇🍇⬜⬜⬜');
  expect(signsOf(0)).toBe('⬜'.repeat(10));
  expect(signsOf(100)).toBe('🍇'.repeat(10));
});
