// @vitest-environment node
import { expect, test } from 'vitest';
import { emptyEntry, isComplete, NO_CARDS, type RoundEntry, SCORING } from './companion';
import { counted, firstGap, settled, tiesOf, withRest } from './counting';
import type { GameOptions } from '../wire/protocol.gen';

const THREE: GameOptions = {
  players: 3,
  more_cards: false,
  pick_designators: false,
  rounds: 5,
  goal: 30,
  dabbscheedel: -15,
};
const TWO: GameOptions = { ...THREE, players: 2 };

function withNix(...cards: number[]): RoundEntry {
  return { counts: cards.map((nix) => ({ ...NO_CARDS, nix })), highest: [] };
}

test('a count changes one number of one person', () => {
  const entry = counted(emptyEntry(3), 1, 'plus', 4);
  expect(entry.counts).toEqual([NO_CARDS, { ...NO_CARDS, plus: 4 }, NO_CARDS]);
});

test('who has the highest nix card is forgotten when nix is counted anew, and only then', () => {
  const entry = { ...withNix(3, 3, 0), highest: [1] };
  expect(counted(entry, 0, 'plus', 1).highest).toEqual([1]);
  expect(counted(entry, 0, 'nix', 2).highest).toEqual([]);
});

test('the rest goes to somebody, never less than they had', () => {
  const entry = counted(counted(emptyEntry(3), 0, 'minus', 2), 2, 'minus', 1);
  expect(withRest(entry, 2, THREE).counts[2]?.minus).toBe(4);
  const over = counted(entry, 0, 'minus', 6);
  expect(withRest(over, 2, THREE).counts[2]?.minus).toBe(1);
});

test('nobody is asked about a tie before all nix cards are counted', () => {
  expect(tiesOf(withNix(2, 2, 0), THREE)).toEqual([]);
  expect(tiesOf(withNix(3, 3, 0), THREE)).toEqual([{ tied: [0, 1], highest: null }]);
});

test('an answer stays in sight and can be changed', () => {
  const first = settled(withNix(3, 3, 0), [0, 1], 0);
  expect(tiesOf(first, THREE)).toEqual([{ tied: [0, 1], highest: 0 }]);
  expect(tiesOf(settled(first, [0, 1], 1), THREE)).toEqual([{ tied: [0, 1], highest: 1 }]);
});

test('with two people a tie the virtual player wins asks once more', () => {
  const first = settled(withNix(2, 2, 2), [0, 1, 2], 2);
  expect(tiesOf(first, TWO)).toEqual([
    { tied: [0, 1, 2], highest: 2 },
    { tied: [0, 1], highest: null },
  ]);
  const second = settled(first, [0, 1], 1);
  expect(tiesOf(second, TWO).map(({ highest }) => highest)).toEqual([2, 1]);
  expect(tiesOf(settled(second, [0, 1, 2], 0), TWO)).toEqual([{ tied: [0, 1, 2], highest: 0 }]);
});

test('the first role that does not add up is named, until the round is complete', () => {
  let entry = emptyEntry(3);
  expect(firstGap(entry, THREE)).toEqual({ role: 'plus', cards: 6 });
  entry = counted(entry, 0, 'plus', 7);
  expect(firstGap(entry, THREE)).toEqual({ role: 'plus', cards: -1 });
  for (const role of SCORING) entry = counted(entry, 0, role, 6);
  expect(firstGap(entry, THREE)).toBeNull();
  expect(isComplete(entry, THREE)).toBe(true);
});

test('a round of four is counted in fewer than twenty taps, without trump', () => {
  const four = { ...THREE, players: 4 };
  let taps = 0;
  let entry = emptyEntry(4);
  for (const seat of [0, 1, 2]) {
    for (const role of SCORING) {
      entry = counted(entry, seat, role, 1);
      taps++;
    }
  }
  entry = withRest(entry, 3, four);
  expect([firstGap(entry, four), SCORING, taps + 1]).toEqual([null, ['plus', 'ebbes', 'minus', 'nix'], 13]);
});
