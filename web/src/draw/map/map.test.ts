// @vitest-environment node
import { expect, test } from 'vitest';
import { FIRST, LAST, SPACES, spaceOf, standing } from './spaces';
import { walkSteps, walkTime } from './walk';

test('the map has a space for every score from the Dabbscheedel to the goal', () => {
  for (let k = FIRST; k <= LAST; k++) {
    const { x, y } = SPACES.get(k)!;
    expect(x > 0 && x < 900 && y > 0 && y < 800).toBe(true);
  }
  expect(SPACES.size).toBe(46);
});

test('a score beyond the track stands at its end', () => {
  expect(spaceOf(34)).toBe(30);
  expect(spaceOf(-17)).toBe(-15);
  expect(spaceOf(7)).toBe(7);
});

test('discs on the same space stand beside each other', () => {
  expect(standing(5, 1).x - standing(5, 0).x).toBe(16);
});

test('a disc hops from space to space, highest between them', () => {
  const steps = walkSteps(4, 6, 0);
  expect(steps.map(({ offset }) => offset)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  expect(steps.at(-1)!.at).toEqual(standing(6, 0));
  const [from, top, to] = steps;
  expect(top!.at.y).toBeLessThan((from!.at.y + to!.at.y) / 2);
});

test('a disc walks backwards through the start', () => {
  expect(walkSteps(1, -1, 0).map(({ at }) => at)[2]).toEqual(standing(0, 0));
});

test('from the eighth space on a walk is twice as fast', () => {
  expect(walkTime(7, 180)).toBe(1260);
  expect(walkTime(9, 180)).toBe(1440);
});

test('who does not move takes no time', () => {
  expect(walkTime(0, 180)).toBe(0);
  expect(walkSteps(3, 3, 0)).toHaveLength(1);
});
