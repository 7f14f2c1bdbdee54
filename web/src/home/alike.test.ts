// @vitest-environment node
import { expect, test } from 'vitest';
import { alikeOf } from './alike';

test('somebody stands beside one of the house, or between two', () => {
  expect(alikeOf(['beginner'])).toEqual({ names: ['Gretel'], place: 0 });
  expect(alikeOf(['casual', 'solid'])).toEqual({ names: ['Kuno', 'Lisbeth'], place: 37.5 });
  expect(alikeOf(['expert'])?.place).toBe(100);
});

test('nothing is said of who has played too little', () => {
  expect(alikeOf([])).toBeNull();
});
