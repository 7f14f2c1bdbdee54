/** A game of two told again by the real server, from the golden file: with open hands, as Anna and as Bert saw it. */
import type { Replay } from '../src/wire/protocol.gen';
import { golden } from './golden';
import { refuse, type Request, serve } from './server';

interface Told {
  readonly told: readonly [Replay, Replay, Replay];
  /** The digest of what each of them sees after each event. */
  readonly views: readonly (readonly string[])[];
}

export const { told: TOLD, views: VIEWS } = golden<Told>('replay.json.gz');
export const [OPEN, AS_ANNA] = TOLD;

/** A server that knows the game `g1`, and perhaps more. */
export function serveReplay(more: Parameters<typeof serve>[0] = {}): Request[] {
  return serve({
    'GET /api/games/g1/events': () => [200, OPEN],
    'GET /api/games/g1/events?seat=0': () => [200, AS_ANNA],
    'GET /api/games/g1/events?seat=1': () => [200, TOLD[2]],
    'GET /api/games/g2/events': () => refuse(404, 'table/no-such-game'),
    ...more,
  });
}
