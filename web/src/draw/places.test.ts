// @vitest-environment node
import { expect, test } from 'vitest';
import { placesOf } from './places';

test('I sit in the south and the others clockwise from my left', () => {
  expect(placesOf(4)).toEqual(['s', 'w', 'n', 'e']);
});

test('five sit two a side', () => {
  expect(placesOf(5)).toEqual(['s', 'w', 'nw', 'ne', 'e']);
});
