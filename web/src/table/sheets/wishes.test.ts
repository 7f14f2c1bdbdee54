import { expect, test } from 'vitest';
import type { GameView } from '../../wire/protocol.gen';
import { chancesOf } from './wishes';

function view(turn: number, trick: readonly string[], players = 4): GameView {
  const hidden = ['??', '??'];
  const hands = [['B2', 'R3', 'R5'], hidden, hidden, hidden];
  return { hands, turn, trick, options: { players } } as unknown as GameView;
}

test('once a suit is led there is only that to follow', () => {
  expect(chancesOf(view(3, ['R9']), 0)).toEqual([{ when: 'any', cards: ['R3', 'R5'] }]);
});

test('before a lead every suit may come, and whoever has none of it may play any card', () => {
  const chances = chancesOf(view(2, []), 0);
  expect(chances.map(({ when }) => when)).toEqual(['B', 'N', 'Y', 'G', 'R']);
  expect(chances[0]?.cards).toEqual(['B2']);
  expect(chances[1]?.cards).toEqual(['B2', 'R3', 'R5']);
});

test('who has played to this trick may lead the next one', () => {
  expect(chancesOf(view(2, ['R9', 'R1']), 0).map(({ when }) => when)[0]).toBe('lead');
});
