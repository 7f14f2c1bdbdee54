// @vitest-environment node
import { expect, test } from 'vitest';
import { voices } from '../../tests/words';
import { missingSentence } from './missing';

const ZEROS = '00'.repeat(32);
const NONCE = 'ab'.repeat(32);
const name = (seat: number) => ['Anna', 'Karl', 'Elwe', 'Bert'][seat] ?? '?';
const EN = (await voices()).find(({ language }) => language === 'en')!;

test('nothing is said where every person has added a number, whatever bots have', () => {
  expect(missingSentence([NONCE, ZEROS, NONCE], [], name, EN.t)).toBeNull();
});

test('it is said how many numbers came in, and whose did not', () => {
  const said = missingSentence([NONCE, ZEROS, ZEROS, null], [2], name, EN.t);
  expect(said).toBe('1 of 2 people’s numbers came in; those of Elwe did not.');
});
