// @vitest-environment node
import { expect, test } from 'vitest';
import { heard } from '../../../tests/conversations';
import { running, snapshot } from '../../../tests/tables';
import { remaining } from './counter';
import { seenOf } from '../../game/seen';

test('what was played or is held is no longer out', () => {
  const tricks = [{ leader: 0, cards: ['R1', 'R2', 'R3'], winner: 0 }];
  const { view } = seenOf(snapshot(10, running(['R6', 'B1'], { tricks, trick: ['R4'] }))).table.game!;
  const out = remaining(view);
  expect(out.find(({ suit }) => suit === 'R')?.values).toEqual([5]);
  expect(out.find(({ suit }) => suit === 'B')?.values).toEqual([2, 3, 4, 5, 6]);
});

test('the others hold as many cards as are out', () => {
  for (const [, , { table }] of heard('conversation-5-players-more-cards.json.gz', 0)) {
    const view = table.game?.view;
    if (view?.phase !== 'play') continue;
    const held = view.hands.reduce((sum, hand, seat) => sum + (seat === view.seat ? 0 : hand.length), 0);
    expect(remaining(view).reduce((sum, { values }) => sum + values.length, 0)).toBe(held);
  }
});
