// @vitest-environment node
import { expect, test } from 'vitest';
import { moved, ordered } from './hand';

const HAND = ['G10', 'B2', 'R1', 'G2', 'Y7'];

test('a hand is held by suit, then by value', () => {
  expect(ordered(HAND, 'suit', ['G'])).toEqual(['B2', 'Y7', 'G2', 'G10', 'R1']);
});

test('a hand is held by role, and suits without one come last', () => {
  expect(ordered(HAND, 'role', ['R', 'G'])).toEqual(['R1', 'G2', 'G10', 'B2', 'Y7']);
});

test('a hand is held as somebody has laid it, new cards last', () => {
  expect(ordered(HAND, 'hand', [], ['R1', 'N3', 'G2'])).toEqual(['R1', 'G2', 'B2', 'Y7', 'G10']);
});

test('a card can be moved to another place', () => {
  expect(moved(['B2', 'Y7', 'G2'], 'B2', 2)).toEqual(['Y7', 'G2', 'B2']);
  expect(moved(['B2', 'Y7', 'G2'], 'G2', 0)).toEqual(['G2', 'B2', 'Y7']);
});
