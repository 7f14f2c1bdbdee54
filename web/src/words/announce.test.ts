// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { heard } from '../../tests/conversations';
import { goldenNames } from '../../tests/golden';
import { running, snapshot, yourTurn } from '../../tests/tables';
import { voices } from '../../tests/words';
import { announce, announceRoles, announceTrick, announceTurn } from './announce';
import type { AnyEvent } from '../wire/protocol.gen';
import { seenOf, step } from '../game/seen';

const VOICES = await voices();
const EN = VOICES.find(({ language }) => language === 'en')!;
const SEEN = seenOf(snapshot(10, running(['R1', 'R5'], { trick: ['G2'], roles: ['R', 'G'] }), yourTurn('R1')));

/** A nonce is nobody's news, and who is let in is announced by taking the seat. */
function isSilent(event: AnyEvent): boolean {
  return event.type === 'nonce-added' || (event.type === 'request-closed' && event.answer === 'let-in');
}

describe.each(VOICES)('in $language', ({ t, faults }) => {
  test.each(goldenNames('conversation-').filter((name) => !name.includes('more')))(
    'all that happens in %s is announced in whole sentences',
    (name) => {
      for (const listener of [0, 1]) {
        for (const [event, before, after] of heard(name, listener)) {
          const sentences = announce(event, before, after, t);
          if (!isSilent(event)) expect(sentences.length, event.type).toBeGreaterThan(0);
          for (const sentence of sentences) expect(sentence, event.type).not.toMatch(/^\?|[{}]/);
        }
      }
      expect(faults).toEqual([]);
    },
  );

  test('a turn, the roles and the trick are told to whoever asks', () => {
    const told = [...announceTurn(SEEN, t), ...announceRoles(SEEN, t), ...announceTrick(SEEN, t)];
    expect(told.length).toBe(5);
    expect(faults).toEqual([]);
  });
});

function said(event: AnyEvent): string[] {
  return announce(event, SEEN, step(SEEN, event), EN.t);
}

test('a card is told by its name, and whose it is', () => {
  expect(said({ type: 'card-played', seat: 1, card: 'G10' })).toEqual(['Karl plays the green ten.']);
  expect(said({ type: 'card-played', seat: 0, card: 'R5' })).toEqual(['You play the red five.']);
});

test('whoever left is told by the name they had', () => {
  expect(said({ type: 'seat-left', seat: 1, now: { kind: 'open' }, removed: false })).toEqual([
    'Karl leaves the table.',
  ]);
});

test('the score of a round is told for everyone', () => {
  expect(said({ type: 'round-scored', points: [3, -2, 0], nix_winner: 2, chooser: 2 })).toEqual([
    'Round 1 has been scored. Elwe wins nix.',
    'You: +3, now 3.',
    'Karl: −2, now −2.',
    'Elwe: 0, now 0.',
  ]);
});

test('winners who share are told together', () => {
  expect(said({ type: 'game-ended', end: 'rounds', winners: [1, 2] })).toEqual([
    'The game is over. Karl and Elwe have won.',
  ]);
});

test('the nonces of bots are no news', () => {
  expect(said({ type: 'nonce-added', seat: 1, nonce: '00', missing: null })).toEqual([]);
});

test('a number of a person that does not come is told to everybody', () => {
  const event: AnyEvent = { type: 'nonce-added', seat: 0, nonce: '00', missing: 'late' };
  expect(announce(event, SEEN, step(SEEN, event), EN.t, 'less')).toEqual([
    'Your number didn’t make it into the shuffle.',
  ]);
});

test('whoever wants to hear less hears no single cards', () => {
  const event: AnyEvent = { type: 'card-played', seat: 1, card: 'G10' };
  expect(announce(event, SEEN, step(SEEN, event), EN.t, 'less')).toEqual([]);
});

test('your turn comes with the suit to follow and the number of choices', () => {
  expect(announceTurn(SEEN, EN.t)).toEqual(['Green is led.', 'Your turn. 1 choice.']);
});

test('nothing is told of a turn that is not yours, nor of an empty table', () => {
  const empty = seenOf(snapshot());
  expect(announceTurn(empty, EN.t)).toEqual([]);
  expect(announceRoles(empty, EN.t)).toEqual(['No role has been named yet.']);
  expect(announceTrick(empty, EN.t)).toEqual(['There are no cards in the trick yet.']);
});

test('the trick and the roles are told card by card', () => {
  expect(announceTrick(SEEN, EN.t)).toEqual(['You: green two']);
  expect(announceRoles(SEEN, EN.t)).toEqual(['Trump: red.', 'Plus: green.']);
});
