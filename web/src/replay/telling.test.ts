import { expect, test } from 'vitest';
import { GAME } from '../../tests/replay';
import { voices } from '../../tests/words';
import type { Verdict } from '../server/review';
import { alsoOf, anewSentence, onAverage, placeSentence, toldByCard } from './telling';

const VOICES = await voices();
const t = VOICES.find(({ language }) => language === 'en')!.t;
const of = (more: Partial<typeof GAME>) => placeSentence({ ...GAME, ...more }, t);

test('who won is told; to the others how far they came', () => {
  expect(of({ totals: [3, 2], winners: [0] })).toBe('You won');
  expect(of({ totals: [2, 2], winners: [0, 1] })).toBe('You won, together with Bert');
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

test('whom somebody may be as strong as besides follows from how sure that is', () => {
  const rung = (strength: 'casual' | 'solid' | 'strong', mean: number) => ({
    strength,
    given_away: { mean, error: 0.1 },
  });
  const ladder = [rung('casual', 2.2), rung('solid', 1.4), rung('strong', 0.8)];
  const rates = (error: number) =>
    ({ given_away: { mean: 1.4, error }, as_strong_as: ['solid'] }) as unknown as Parameters<typeof alsoOf>[0];
  expect([alsoOf(rates(0.1), ladder), alsoOf(rates(0.6), ladder)]).toEqual([[], ['Kuno', 'Karl']]);
});

test('a card tried anew is told beside the one played then, by what both bring', () => {
  const bar = (card: string, worth: number, as_good: boolean) => ({
    card,
    starter: null,
    worth,
    error: 0,
    as_good,
    reasons: [],
  });
  const choices = [bar('R7', 1, false), bar('Y7', 1.8, true), bar('G2', 0.5, false)];
  const verdict = { unit: 'points', chosen: 0, choices } as unknown as Verdict;
  expect(anewSentence(verdict, 'Y7', GAME, t)).toBe('On average Yellow 7 gains 0.8 points more here than Red 7.');
  expect(anewSentence(verdict, 'G2', GAME, t)).toContain('0.5 points less');
  expect(anewSentence(verdict, 'R7', GAME, t)).toBe('');
});

test('what a card told is told of others by name, and to you as yours', () => {
  const told = (seat: number, bits: number) => toldByCard({ seat, card: 'Y7', bits }, GAME, t);
  expect(told(1, 2)).toBe('Bert plays Yellow 7: of every 4 deals that were possible, one is left.');
  expect(told(0, 0)).toBe('You play Yellow 7: that tells nothing new.');
});

test('what comes of a moment on average is told of others by name, and to you as yours', () => {
  expect(onAverage(0, 12, -4, GAME, t)).toContain('from here you get +1.2 on average');
  expect(onAverage(1, 12, -4, GAME, t)).toContain('from here Bert gets +1.2 on average');
});
