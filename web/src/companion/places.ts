/** The places of a real game, the best first. */
import type { Say } from '../words/i18n.svelte';
import { whole } from '../words/pieces';
import { type RealGame, totals } from './notebook.svelte';
import type { Person } from './people';

export interface Placed extends Person {
  readonly place: number;
  readonly points: number;
}

/** Who has as many points has the same place. */
export function placesOf(game: RealGame, people: readonly Person[]): Placed[] {
  const points = totals(game);
  return people
    .map((person, seat) => {
      const own = points[seat] ?? 0;
      return { ...person, points: own, place: 1 + points.filter((other) => other > own).length };
    })
    .toSorted((one, other) => one.place - other.place);
}

/** The result as a message to the group. */
export function resultText(game: RealGame, people: readonly Person[], title: string, t: Say): string {
  const lines = placesOf(game, people).map(({ place, name, points }) =>
    t('companion-place', { place, who: name, points: whole(points) }),
  );
  return [`ebbes: ${title}`, ...lines].join('\n');
}
