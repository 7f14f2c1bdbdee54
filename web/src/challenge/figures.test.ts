// @vitest-environment node
import { expect, test } from 'vitest';
import type { ChallengeStanding, PlayedRound } from '../wire/bodies.gen';
import { barOf, bestOf, minutesFor, placeOn, timeLeft } from './figures';

function round(number: number, points: number, measure: number, others: number[] = []): PlayedRound {
  const beside = others.map((each) => ({ points: each, name: null, game: null, by_house: false }));
  return { number, seat: 0, points, game: `g${number}`, measure, by_par: false, others: beside };
}

function standing(above: number): ChallengeStanding {
  return { name: 'Anna', key: null, is_you: false, played: 1, above, by_house: 0 };
}

test('the best round is the one farthest above what the others made', () => {
  expect(bestOf([round(1, 7, 6), round(2, 4, 1), round(3, 9, 9)])?.number).toBe(2);
  expect(bestOf([round(1, 2, 3)])).toBeNull();
  expect(bestOf([])).toBeNull();
});

test('all rounds share one line', () => {
  const place = placeOn([round(1, 3, 2, [-1, 5]), round(2, 9, 4)]);
  expect([place(-1), place(4), place(9)]).toEqual([0, 50, 100]);
  expect(placeOn([round(1, 3, 3)])(3)).toBe(50);
});

test('bars begin in the middle and go to their side', () => {
  const all = [standing(10), standing(-5), standing(0)];
  expect(all.map((each) => barOf(each, all))).toEqual([
    { left: 50, width: 48 },
    { left: 26, width: 24 },
    { left: 50, width: 0 },
  ]);
});

test('what is left is told in days, and at last in hours', () => {
  expect(timeLeft(3 * 86_400)).toEqual({ unit: 'days', number: 3 });
  expect(timeLeft(86_400)).toEqual({ unit: 'hours', number: 24 });
  expect(timeLeft(10)).toEqual({ unit: 'hours', number: 1 });
  expect(timeLeft(0)).toEqual({ unit: 'hours', number: 1 });
});

test('ten rounds take about forty minutes', () => {
  expect(minutesFor(10)).toBe(40);
});
