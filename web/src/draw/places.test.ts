// @vitest-environment node
import { expect, test } from 'vitest';
import { placesOf } from './places';

test('I sit in the south and the others clockwise from my left', () => {
  expect(placesOf(4, 0)).toEqual(['s', 'w', 'n', 'e']);
  expect(placesOf(4, 2)).toEqual(['n', 'e', 's', 'w']);
});

test('five sit two a side', () => {
  expect(placesOf(5, 4)).toEqual(['w', 'nw', 'ne', 'e', 's']);
});

test('a spectator looks from the first seat', () => {
  expect(placesOf(3, null)).toEqual(['s', 'w', 'e']);
});
