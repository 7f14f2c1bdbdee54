// @vitest-environment node
import { afterEach, describe, expect, test, vi } from 'vitest';
import { running, snapshot } from '../../tests/tables';
import { serve } from '../../tests/server';
import { voices } from '../../tests/words';
import { type Hint, hintFor, type Opinion } from '../server/hint';
import { choiceOf, isClose } from '../table/screen/hint';
import type { Say, Sentence } from './i18n.svelte';
import { listed, nameOf, signed } from './pieces';
import type { Reason } from '../wire/protocol.gen';
import { hintSentence, type HintReason } from './hints';
import { refusalSentence } from './reasons';
import { type Seen, seenOf } from '../game/seen';

const VOICES = await voices();
const EN = VOICES.find(({ language }) => language === 'en')!;
const SEEN = seenOf(snapshot(10, running(['R1'])));

const REFUSALS: [string, Reason['context']][] = [
  ['rule/must-follow-suit', { led: 'red', card: 'N4', holding: ['R5', 'R7', 'R10'] }],
  ['rule/not-your-turn', { seat: 0, turn: 1 }],
  ['rule/wrong-moment', { phase: 'name starter' }],
  ['limit/too-many', { seconds: 3 }],
  ['limit/too-many', {}],
  ['person/long-name', { most: 24, given: 30 }],
  ['server/fault', { request: 'ab12' }],
  ['server/no-hint', {}],
  ['server/reckon-yourself', {}],
  ['table/stale', {}],
  ['network/lost', {}],
];

const HINTS: HintReason[] = [
  { code: 'only-choice' },
  { code: 'names-role', role: 'minus', suit: 'G' },
  { code: 'takes-trick', plus: 2, ebbes: 0, minus: 1, chance: 0.93 },
  { code: 'trumps', led: 'Y' },
  { code: 'plays-last' },
  { code: 'gets-rid-of', role: 'ebbes', suit: 'B' },
  { code: 'gives-away', role: 'plus', suit: 'B' },
  { code: 'leaves-trick', plus: 0, ebbes: 0, minus: 0, chance: 0 },
  { code: 'empties-suit', suit: 'N' },
  { code: 'keeps-designator', card: 'G3' },
  { code: 'open', chance: 0.5 },
  { code: 'holds-designator', card: 'G3' },
  { code: 'open-designator', card: 'G3' },
  { code: 'not-held', card: 'G3' },
  { code: 'suit-held', suit: 'G', cards: 3 },
  { code: 'leads-itself' },
  { code: 'lets-lead', seat: 1, place: 2 },
  { code: 'virtual-leads', card: 'G3' },
  { code: 'picks-designators', picks: 2, first: 1 },
  { code: 'can-name-trump', card: 'G3' },
];

function reason(code: string, context: Reason['context'] = {}): Reason {
  return { code, message: 'in English', rule: null, context };
}

describe.each(VOICES)('in $language', ({ t, faults }) => {
  test.each(REFUSALS)('%s %j is a whole sentence', (code, context) => {
    const sentence = refusalSentence(reason(code, context), t, SEEN);
    expect(sentence.key).not.toBe('errors-unknown');
    expect(t(sentence)).not.toMatch(/[{}]/);
    expect(faults).toEqual([]);
  });

  test.each(HINTS)('$code is a whole sentence', (hint) => {
    expect(t(hintSentence(hint, t, SEEN))).not.toMatch(/[{}]/);
    expect(faults).toEqual([]);
  });
});

function told(code: string, context: Reason['context'], seen: Seen | null = SEEN): string {
  return EN.t(refusalSentence(reason(code, context), EN.t, seen));
}

test('whoever has to follow hears which cards they hold', () => {
  expect(told('rule/must-follow-suit', { led: 'red', holding: ['R5', 'R7', 'R10'] })).toBe(
    'Red is led, and you still have red: the 5, the 7 and the 10.',
  );
});

test('whose turn it is is told by name, if the table is known', () => {
  expect(told('rule/not-your-turn', { turn: 1 })).toBe('Not yet: Karl decides now.');
  expect(told('rule/not-your-turn', {}, null)).toContain('?');
});

test('a code nobody knows is told in the words of the server', () => {
  const t: Say = (said: string | Sentence) =>
    typeof said === 'object' && said.key === 'errors-new-code' ? said.key : 'known';
  expect(refusalSentence(reason('new/code'), t)).toEqual({ key: 'errors-unknown', args: { message: 'in English' } });
});

test('the virtual player has a name of its own, and an open seat has none', () => {
  const game = running([]);
  const options = { ...game.view.options, players: 2 };
  const two = seenOf(snapshot(10, { ...game, view: { ...game.view, options } }));
  expect(nameOf(two, 2, EN.t)).toBe('Virtual player');
  expect(nameOf(SEEN, 7, EN.t)).toBe('?');
});

test('points are printed with their sign', () => {
  expect([3, 0, -2].map(signed)).toEqual(['+3', '0', '−2']);
});

test('lists read as people say them', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((list) => listed(list, EN.t))).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
});

describe('a hint', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const opinion = (worth: number, error: number | null, choice: Partial<Opinion>): Opinion => ({
    play: null,
    pick: null,
    starter: null,
    points: { mean: worth, error },
    lead: { mean: worth, error },
    worth,
    reasons: [],
    ...choice,
  });

  test('is asked of the server', async () => {
    const hint: Hint = { seq: 12, choices: [opinion(1, 0.1, { play: 'R5' })] };
    serve({ 'POST /api/tables/t1/hint': () => [200, hint] });
    expect(await hintFor('t1', false)).toEqual(hint);
  });

  test('is asked for again while the bots are getting ready, and not when they have no time', async () => {
    const hint: Hint = { seq: 12, choices: [opinion(1, 0.1, { play: 'R5' })] };
    const none = (getting_ready: boolean) => ({ code: 'server/no-hint', message: 'no', context: { getting_ready } });
    let times = 0;
    serve({ 'POST /api/tables/t1/hint': () => (++times < 5 ? [503, none(true)] : [200, hint]) });
    expect(await hintFor('t1', false)).toEqual(hint);
    serve({ 'POST /api/tables/t1/hint': () => [503, none(times++ < 12)] });
    await expect(hintFor('t1', false)).rejects.toThrow('server/no-hint');
    expect(times).toBe(10);
    serve({ 'POST /api/tables/t1/hint': () => (times++, [503, none(false)]) });
    await expect(hintFor('t1', false)).rejects.toThrow('server/no-hint');
    expect(times).toBe(11);
  });

  test('is about a card, a pick or a starter', () => {
    expect(choiceOf(opinion(1, 0, { play: 'R5' }))).toEqual({ kind: 'play-card', card: 'R5' });
    expect(choiceOf(opinion(1, 0, { pick: 'R5' }))).toEqual({ kind: 'pick-designator', card: 'R5' });
    expect(choiceOf(opinion(1, 0, { starter: 2 }))).toEqual({ kind: 'name-starter', starter: 2 });
  });

  test('is close if chance could explain the difference', () => {
    const choices = (...all: [number, number | null][]) => all.map(([worth, error]) => opinion(worth, error, {}));
    expect(isClose({ seq: 1, choices: choices([2, 0.3], [1.7, 0.3]) })).toBe(true);
    expect(isClose({ seq: 1, choices: choices([2, 0.1], [1, null]) })).toBe(false);
    expect(isClose({ seq: 1, choices: choices([2, 0.1]) })).toBe(false);
  });
});
