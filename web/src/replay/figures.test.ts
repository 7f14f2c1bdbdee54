// @vitest-environment node
import { expect, test } from 'vitest';
import { voices } from '../../tests/words';
import { figureOf, ledgerOver, percentOn, tenthsOf, turnsOf, walkOf } from './figures';
import { hashOf, spotOf } from './spot';
import type { Ledger } from '../server/review';

const POINT = 12_000;

/** A ledger by chance, whose parts sum to the result. */
function anyLedger(seed: number): Ledger {
  const part = (n: number) => Math.round(Math.sin(seed * 12.9898 + n * 78.233) * 60_000);
  const [deal, decisions, lie, others] = [part(1), part(2), part(3), part(4)] as [number, number, number, number];
  return { seat: 0, deal, decisions, lie, others, result: deal + decisions + lie + others };
}

test('three steps add up as they are read, in a thousand ledgers', () => {
  for (let seed = 0; seed < 1_000; seed++) {
    const ledger = anyLedger(seed);
    const walk = walkOf(ledger, POINT);
    expect(walk.cards + walk.own + walk.others).toBe(walk.sum);
    expect(walk.sum).toBe(tenthsOf(ledger.result, POINT));
    expect(Math.abs(walk.own - (ledger.decisions * 10) / POINT)).toBeLessThanOrEqual(1);
    expect(turnsOf(walk).at(-1)).toBe(walk.sum);
  }
});

test('a game is the sum of its rounds, as soon as all of them are judged', () => {
  const round = (ledger: readonly Ledger[]) => ({
    round: 1,
    points: null,
    par: [],
    end: [],
    ledger,
    turning_points: [],
  });
  const [one, two] = [anyLedger(1), anyLedger(2)];
  expect(ledgerOver([round([one]), round([two])], 0)).toEqual({
    seat: 0,
    deal: one.deal + two.deal,
    decisions: one.decisions + two.decisions,
    lie: one.lie + two.lie,
    others: one.others + two.others,
    result: one.result + two.result,
  });
  expect(ledgerOver([round([one]), round([])], 0)).toBeNull();
  expect(ledgerOver([], 0)).toBeNull();
});

test.each(await voices())('figures have a sign and one digit in $language', ({ t, language }) => {
  const comma = language === 'en' ? '.' : ',';
  expect(figureOf(64, t)).toBe(`+6${comma}4`);
  expect(figureOf(-8, t)).toBe(`−0${comma}8`);
  expect(figureOf(0, t)).toBe('0');
});

test('a line reaches from the least to the most, zero included', () => {
  const at = percentOn([10, 30]);
  expect([at(0), at(15), at(30)]).toEqual([0, 50, 100]);
});

test.each(['', '#4', '#4.13', '#4.13.0', '#0.0'])('a link names a place: %s', (hash) => {
  expect(hashOf(spotOf(hash))).toBe(hash);
});

test.each(['#', '#x', '#4.', '#4.13.99', '#99999'])('what is no place is the whole game: %s', (hash) => {
  expect(hashOf(spotOf(hash))).toBe('');
});
