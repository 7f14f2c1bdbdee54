// @vitest-environment node
import { expect, test } from 'vitest';
import { heard } from '../../tests/conversations';
import { goldenNames } from '../../tests/golden';
import type { Seen } from './seen';
import { VIRTUAL } from './seats';
import { answerOf } from './virtual';

const answerIn = ({ table }: Seen) => (table.game ? answerOf(table.game.view) : null);

test.each(goldenNames('conversation-2-players'))('in %s the virtual player answers as was shown', (name) => {
  let answers = 0;
  for (const [event, before, after] of heard(name, 0)) {
    if (event.type !== 'card-played' || event.seat !== VIRTUAL) continue;
    if (before.table.game?.view.trick.length) {
      expect(answerIn(before)).toBe(event.card);
      answers++;
    } else expect(answerIn(before)).toBeNull();
    expect(answerIn(after)).toBeNull();
  }
  expect(answers).toBeGreaterThan(5);
});
