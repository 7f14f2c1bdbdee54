import { expect, test } from 'vitest';
import { GAME } from '../../tests/replay';
import { voices } from '../../tests/words';
import { placeSentence } from './telling';

const t = (await voices()).find(({ language }) => language === 'en')!.t;
const of = (more: Partial<typeof GAME>) => placeSentence({ ...GAME, ...more }, t);

test('who won is told; to the others how far they came', () => {
  expect(of({ totals: [3, 2], winners: [0] })).toBe('You have won');
  expect(of({ totals: [1, 2], winners: [1] })).toBe('Place 2, behind Bert');
  expect(of({ totals: [1, 2], winners: [1], seat: null })).toBe('Bert has won');
  expect(of({ totals: [2, 2], winners: [0, 1], seat: null })).toBe('Anna and Bert have won');
});

test('a game that was broken off has no winner, but somebody in front', () => {
  const broken = { winners: [], finished: false, end: null };
  expect(of({ ...broken, totals: [3, 2] })).toBe('You were in front');
  expect(of({ ...broken, totals: [1, 2] })).toBe('Place 2, behind Bert');
  expect(of({ ...broken, totals: [1, 2], seat: null })).toBe('Bert was in front');
  expect(of({ ...broken, totals: [0, 0], seat: null })).toBe('All level');
  expect(of({ ...broken, totals: [2, 2, 1], seat: null })).toMatch(/were in front/);
});
