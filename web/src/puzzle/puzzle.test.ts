// @vitest-environment node
import { expect, test } from 'vitest';
import type { PuzzleAnswer } from '../wire/bodies.gen';
import { bestOf, isOne, missedMost, type Outcome, reasonsOf, shareOf, sourceOf, type Theme } from './puzzle';

const RATING = { rating: 1500, deviation: 350, settled: false };
const NOTHING = { kind: 'events', first: 1, events: [], stamp: 0, now: { turn: null, deadline: null, prompt: null } };

function answered(outcome: Outcome, themes: readonly Theme[]): PuzzleAnswer {
  return {
    outcome,
    right: ['R1', 'R2'],
    choices: [
      { card: 'R1', worth: 3, error: 0.1, reasons: [{ code: 'trumps', led: 'B' }] },
      { card: 'R2', worth: 3, error: 0.1, reasons: [] },
      { card: 'G4', worth: 0, error: 0.1, reasons: [] },
    ],
    level: 2,
    themes,
    played: NOTHING,
    refutation: null,
    proof: null,
    counts: true,
    before: RATING,
    after: RATING,
  } as unknown as PuzzleAnswer;
}

test('of several right cards the own one is named', () => {
  const answer = answered('right', ['trump']);
  expect(bestOf(answer, 'R2').card).toBe('R2');
  expect(bestOf(answer, 'G4').card).toBe('R1');
  expect(reasonsOf(answer).map(({ code }) => code)).toEqual(['trumps']);
});

test.each([
  [10, 'all'],
  [9, 'most'],
  [7, 'most'],
  [6, 'half'],
  [4, 'half'],
  [3, 'few'],
  [0, 'few'],
] as const)('%i of ten is told as %s', (right, share) => {
  expect(shareOf(right, 10)).toBe(share);
});

test('what was missed most is told for the next time', () => {
  const answers = [
    answered('right', ['trump']),
    answered('other', ['take', 'shed']),
    answered('second', ['shed']),
    null,
  ];
  expect(missedMost(answers)).toBe('shed');
  expect(missedMost([answered('right', ['trump']), null])).toBeNull();
});

test.each([
  ['ten', '/api/puzzles/run'],
  ['due', '/api/me/puzzles/due'],
  ['trump', '/api/puzzles/run?theme=trump'],
  ['3', '/api/puzzles/run?level=3'],
  ['9', '/api/puzzles/run'],
])('%s comes from %s', (which, path) => {
  expect(sourceOf(which)).toBe(path);
});

test('twelve digits are one puzzle', () => {
  expect(isOne('3793fadeeb5c')).toBe(true);
  expect(isOne('take')).toBe(false);
});
