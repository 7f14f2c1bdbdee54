// @vitest-environment node
import { expect, test } from 'vitest';
import type { LadderRung } from '../wire/bodies.gen';
import { Hill, rangeOf, SURE, Way } from './hill';

const LADDER: readonly LadderRung[] = [
  { strength: 'beginner', given_away: { mean: 3.2, error: 0.2 } },
  { strength: 'expert', given_away: { mean: 0.2, error: 0.1 } },
];

test('who gives away less stands further up, and everybody stands within the picture', () => {
  const hill = new Hill(336, 214, LADDER, { mean: 5, error: 1 });
  const places = [5, 3.2, 1, 0.2, 0].map((given) => hill.at(given));
  for (const [at, place] of places.entries()) {
    expect(place.x).toBeGreaterThanOrEqual(0);
    expect(place.x).toBeLessThanOrEqual(336);
    const before = places[at - 1];
    if (before) expect([place.x > before.x, place.y < before.y]).toEqual([true, true]);
  }
});

test('somebody who gives away more than the hill is high stands at its foot', () => {
  const hill = new Hill(336, 214, LADDER, null);
  expect(hill.at(99)).toEqual(hill.at(1.08 * 3.2));
});

test('a path leads from one place to the other', () => {
  const hill = new Hill(336, 214, LADDER, null);
  const [from, to] = [hill.at(2), hill.at(1)];
  const path = hill.path(2, 1);
  expect(path.startsWith(`M${from.x} ${from.y}L`)).toBe(true);
  expect(path.endsWith(`L${to.x} ${to.y}`)).toBe(true);
});

test('nobody gives away less than nothing', () => {
  expect(rangeOf({ mean: 0.2, error: 1 })).toEqual([0, 0.2 + SURE]);
});

test('the way goes from the first step to the last, better is further up, its band around it', () => {
  const steps = [3, 2, 1].map((mean, at) => ({ at, given_away: { mean, error: 0.25 } }));
  const way = new Way(steps, LADDER, { x: 40, y: 10 }, { x: 300, y: 150 });
  const [first, middle, last] = way.points;
  expect([first?.x, middle?.x, last?.x]).toEqual([40, 170, 300]);
  expect(first!.y > middle!.y && middle!.y > last!.y).toBe(true);
  expect(way.y(3.4)).toBe(150);
  expect([way.holds(3.2), way.holds(0.2)]).toEqual([true, false]);
  expect(way.band.match(/[ML]/g)).toHaveLength(6);
});
