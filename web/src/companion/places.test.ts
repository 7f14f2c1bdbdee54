// @vitest-environment node
import { expect, test } from 'vitest';
import { voices } from '../../tests/words';
import { OPTIONS } from '../../tests/tables';
import { emptyEntry, NO_CARDS } from './companion';
import { placesOf, resultText } from './places';

const { t } = (await voices()).find(({ language }) => language === 'en')!;
const PEOPLE = [
  { name: 'Anna', disc: 'pink' },
  { name: 'Uwe', disc: 'grey' },
  { name: 'Oma', disc: 'black' },
] as const;
const counts = [
  { ...NO_CARDS, minus: 2 },
  { ...NO_CARDS, plus: 4 },
  { ...NO_CARDS, plus: 4 },
];
const GAME = {
  id: 'g',
  begun: 0,
  options: OPTIONS,
  players: PEOPLE,
  rounds: [{ counts, highest: [] }],
  draft: emptyEntry(3),
};

test('the best come first, and who has as many points has the same place', () => {
  expect(placesOf(GAME, PEOPLE).map(({ place, name }) => [place, name])).toEqual([
    [1, 'Uwe'],
    [1, 'Oma'],
    [3, 'Anna'],
  ]);
});

test('the result goes to the group in a few lines', () => {
  expect(resultText(GAME, PEOPLE, 'Uwe and Oma have won', t)).toBe(
    'ebbes: Uwe and Oma have won\n1. Uwe: 4\n1. Oma: 4\n3. Anna: −2',
  );
});
