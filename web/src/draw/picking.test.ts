// @vitest-environment node
import { expect, test } from 'vitest';
import { pickables } from './picking';

test('numbers and suits that are taken are not free', () => {
  const { numbers, suits } = pickables(['N1', 'N3', 'G1', 'G3'], 4);
  expect(numbers.filter(({ free }) => free).map(({ value }) => value)).toEqual([1, 3]);
  expect(numbers).toHaveLength(4);
  expect(suits.filter(({ free }) => free).map(({ suit }) => suit)).toEqual(['N', 'G']);
});
