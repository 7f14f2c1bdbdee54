// @vitest-environment node
import { expect, test } from 'vitest';
import type { Hint, Opinion } from '../../server/hint';
import { measureOf } from './hint';

function opinion(points: number, lead: number, worth: number): Opinion {
  const guess = (mean: number) => ({ mean, error: null });
  return { play: 'B1', pick: null, starter: null, points: guess(points), lead: guess(lead), worth, reasons: [] };
}

function hint(...choices: Opinion[]): Hint {
  return { seq: 1, choices };
}

test('choices are shown by points as long as the best one brings the most', () => {
  expect(measureOf(hint(opinion(3, 1, 2), opinion(2, 4, 1)))).toBe('points');
  expect(measureOf(hint())).toBe('points');
});

test('they are shown by the lead where the best one costs points, but the others more', () => {
  expect(measureOf(hint(opinion(1, 2, 2), opinion(3, 1, 1)))).toBe('lead');
});

test('they are shown by what they do for the win where that alone decides', () => {
  expect(measureOf(hint(opinion(1, 1, 2), opinion(3, 3, 1)))).toBe('worth');
});
