// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { heard } from '../../../tests/conversations';
import { goldenNames } from '../../../tests/golden';
import { running, snapshot } from '../../../tests/tables';
import { voices } from '../../../tests/words';
import { isVirtuals, nixSentence } from './nix';
import type { CountedRound } from '../../game/round';
import { type Seen, seenOf } from '../../game/seen';

const VOICES = await voices();
const { t } = VOICES.find(({ language }) => language === 'en')!;

/** A round with two tricks that somebody wins nix in, which is red. */
function sentenceOf(nix_winner: number, mine: string[], theirs: string[], players = 3): string {
  const tricks = [mine, theirs].map((cards, winner) => ({ leader: 0, cards, winner }));
  const seen: Seen = seenOf(snapshot(10, running([], { tricks, roles: ['B', 'N', 'Y', 'G', 'R'] })));
  const { view } = seen.table.game!;
  const scored = { type: 'round-scored', points: [0, 0, 0], nix_winner, chooser: 1 } as const;
  const round: CountedRound = { view: { ...view, options: { ...view.options, players } }, scored };
  expect(isVirtuals(round)).toBe(players === 2 && nix_winner === 2);
  return nixSentence(seen, round, t);
}

describe.each(VOICES)('in $language', ({ t: say, faults }) => {
  test.each(goldenNames('conversation-'))('why nix is won in %s is a whole sentence', (name) => {
    for (const [event, , after] of heard(name, 0)) {
      if (event.type === 'round-scored') nixSentence(after, { view: after.table.game!.view, scored: event }, say);
    }
    expect(faults).toEqual([]);
  });
});

test('the most nix cards win', () => {
  const told = sentenceOf(0, ['R1', 'R2', 'B1'], ['R6', 'B2', 'B3']);
  expect(told).toBe('You have the most red cards: 2. You name who leads.');
});

test('on a tie the highest nix card wins', () => {
  expect(sentenceOf(1, ['R1', 'R2', 'B4'], ['R6', 'R3', 'B3'])).toBe(
    'Karl has 2 red cards, as many as you, but the highest of them: the 6.',
  );
  expect(sentenceOf(1, ['R1', 'B1', 'B4'], ['R6', 'B2', 'B3'])).toBe(
    'Karl has 1 red card, as many as you, but the highest of them: the 6.',
  );
});

test('for the virtual player somebody else speaks', () => {
  expect(sentenceOf(2, [], [], 2)).toBe('The virtual player wins nix but can’t name anyone. So Karl does.');
});
