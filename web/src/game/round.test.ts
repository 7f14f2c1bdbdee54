// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { heard } from '../../tests/conversations';
import { goldenNames } from '../../tests/golden';
import { trickSeats } from './view';
import { leading } from './best';
import { countsOf, ebbesPoints } from './round';

const NAMES = goldenNames('conversation-');

describe("what is drawn beside the server's word agrees with it", () => {
  test.each(NAMES)('the card that takes the trick, in %s', (name) => {
    for (const [event, before] of heard(name, 0)) {
      const view = before.table.game?.view;
      if (event.type !== 'trick-taken' || view === undefined) continue;
      const best = leading(view.trick, view.roles);
      expect(trickSeats(view)[view.trick.indexOf(best ?? '')]).toBe(event.seat);
    }
  });

  test.each(NAMES)(
    'single cards leave nothing or three for ebbes, to nobody with the most or the fewest, in %s',
    (name) => {
      for (const [event, , after] of heard(name, 0)) {
        if (event.type !== 'round-scored') continue;
        const { view } = after.table.game!;
        const ebbes = countsOf(view).map((own) => own.ebbes);
        const middle = ebbes.map((own) => Math.min(...ebbes) < own && own < Math.max(...ebbes));
        expect(ebbesPoints({ view, scored: event })).toEqual(middle.map((isIt) => (isIt ? 3 : 0)));
      }
    },
  );
});

test('before the first card nothing takes the trick', () => {
  expect(leading([], ['R'])).toBeNull();
});
