// @vitest-environment node
import { expect, test } from 'vitest';
import { grapesOf } from '../draw/grapes';
import { barsOf, monthFrom, signsOf, verdictOf, weeksOf } from './day';

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

test('the expert has a place in a histogram, also where nobody stands', () => {
  expect(barsOf({ points: { '2': 1 }, better_than: null }, 4).map(({ points }) => points)).toEqual([2, 3, 4]);
});

test('with few people points are judged beside the expert and par', () => {
  const beside = { par: 1.2, expert: 6 };
  expect(verdictOf(4, 74, beside)).toBe('better-than');
  expect([7, 6, 4, 2, 1, -1].map((points) => verdictOf(points, null, beside))).toEqual([
    'above-expert',
    'as-expert',
    'above-par',
    'at-par',
    'at-par',
    'below-par',
  ]);
  expect(verdictOf(4, null, null)).toBe('done');
  expect(verdictOf(4, null, { par: null, expert: null })).toBe('done');
});

test('a month begins on its day of the week', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null]);
  expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29);
});

test('months go on over the turn of the year', () => {
  expect(monthFrom('2028-01', -1)).toBe('2027-12');
  expect(monthFrom('2027-12', 1)).toBe('2028-01');
});

test('signs tell how many of ten one has passed', () => {
  expect(signsOf(74)).toBe('🍇🍇🍇🍇🍇🍇🍇⬜⬜⬜');
  expect(signsOf(0)).toBe('⬜'.repeat(10));
  expect(signsOf(100)).toBe('🍇'.repeat(10));
});
