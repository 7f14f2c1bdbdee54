/** A game of two told again by the real server, from the golden file: with open hands, as Anna and as Bert saw it. */
import type { Replay } from '../src/wire/protocol.gen';
import type { Game, Review } from '../src/server/review';
import { UNJUDGED } from '../src/server/unjudged';
import { golden } from './golden';
import { refuse, type Request, serve } from './server';

interface Told {
  readonly told: readonly [Replay, Replay, Replay];
  /** The digest of what each of them sees after each event. */
  readonly views: readonly (readonly string[])[];
}

export const { told: TOLD, views: VIEWS } = golden<Told>('replay.json.gz');
export const [OPEN, AS_ANNA] = TOLD;

/** What lists show of it; Anna asks. */
export const GAME: Game = {
  id: 'g1',
  table: 't1',
  number: 1,
  started_at: 0,
  ended_at: 0,
  finished: true,
  options: {},
  place: null,
  end: 'rounds',
  seats: [
    { kind: 'person', name: 'Anna', strength: null },
    { kind: 'person', name: 'Bert', strength: null },
  ],
  points: OPEN.events.flatMap((event) => (event.type === 'round-scored' ? [event.points] : [])),
  totals: [1, 2, 0],
  winners: [1],
  seat: 0,
  shows_name: false,
  names_shown: false,
};

/** Nobody has judged it. */
export const UNASKED: Review = { ...UNJUDGED, may_ask: true, enough: 30 };

/** A server that knows the game `g1`, and perhaps more. */
export function serveReplay(more: Parameters<typeof serve>[0] = {}): Request[] {
  return serve({
    'GET /api/games/g1/events': () => [200, OPEN],
    'GET /api/games/g1/events?seat=0': () => [200, AS_ANNA],
    'GET /api/games/g1/events?seat=1': () => [200, TOLD[2]],
    'GET /api/games/g1': () => [200, GAME],
    'GET /api/games/g1/review': () => [200, UNASKED],
    'GET /api/games/g2': () => refuse(404, 'table/no-such-game'),
    'GET /api/games/g2/events': () => refuse(404, 'table/no-such-game'),
    ...more,
  });
}
