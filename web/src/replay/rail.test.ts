import { expect, test } from 'vitest';
import { apart } from './rail';

test('what lies apart stays where it is', () => {
  expect(apart([10, 50, 90], 22, 100)).toEqual([10, 50, 90]);
});

test('what would lie over another moves on, in its order', () => {
  expect(apart([10, 12, 40], 22, 100)).toEqual([10, 32, 54]);
});

test('at the end there is no way but back', () => {
  expect(apart([60, 96, 100], 22, 100)).toEqual([56, 78, 100]);
});
