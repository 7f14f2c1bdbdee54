import { beforeEach, expect, test } from 'vitest';
import { running, snapshot } from '../../../tests/tables';
import { totalsOf, rememberTotals } from './totals';
import { type Seen, seenOf } from '../../game/seen';

function after(rounds: number, totals: number[], number = 1): Seen {
  const game = running(['R1']);
  return seenOf(
    snapshot(10, { ...game, number, view: { ...game.view, score: { ...game.view.score, rounds, totals } } }),
  );
}

beforeEach(() => localStorage.clear());

test('the points after each round are remembered, of this game only', () => {
  const seen = after(2, [1, -2, 3]);
  rememberTotals(after(1, [1, 0, 1]));
  rememberTotals(seen);
  expect(totalsOf(seen)).toEqual({ 1: [1, 0, 1], 2: [1, -2, 3] });
  expect(totalsOf(after(2, [1, -2, 3], 2))).toEqual({});
});

test('before the first round is counted there is nothing to remember', () => {
  rememberTotals(after(1, [1, 0, 1]));
  rememberTotals(after(0, [0, 0, 0], 2));
  rememberTotals(seenOf(snapshot()));
  expect(totalsOf(after(1, []))).toEqual({ 1: [1, 0, 1] });
});
