/** Who judges on this device: its own games, those of a server that has no time for them, and whole records. */
import { ask } from '../server/api';
import type { Review, Reviewing } from '../server/review';
import type { SeatNumber } from '../wire/protocol.gen';
import type { Depth } from '../kernel';
import type { Played } from './judging';
import { JUDGE } from './kit';
import { type GameRecord, playedIn } from './record';
import { type Judging, ReviewingHere } from './reviewing';
import { reviewShelf } from './reviewshelf';

/** Two players have a virtual third. */
const LEAST_SEATS = 3;

/** How a seat played, with what was judged of the game before; older versions did not say whom they judged. */
export async function reviewingHere(game: Played, seat: SeatNumber): Promise<Reviewing> {
  const kept = await reviewShelf.review(game.id);
  const wanted = { game, seats: [seat], before: kept?.seats ? kept : null };
  return new ReviewingHere(wanted, judgeHere, (review) => void reviewShelf.keep(review));
}

/** The same for a game of a server. */
export async function reviewingOf(id: string, seat: SeatNumber): Promise<Reviewing> {
  const record = await ask<GameRecord>('GET', `/api/games/${encodeURIComponent(id)}/record`);
  return reviewingHere({ id, ...playedIn(record) }, seat);
}

/** The same, if it was begun here before. */
export async function reviewingBegun(id: string, seat: SeatNumber): Promise<Reviewing | null> {
  return (await reviewShelf.review(id)) && reviewingOf(id, seat);
}

/** Everybody in a record, at the depth of a review there is, else as usual; it is kept nowhere. */
export function reviewingWhole(record: GameRecord, like: Review['fingerprint'] = null): Reviewing {
  const game = { id: '', ...playedIn(record) };
  const seats = Array.from({ length: Math.max(LEAST_SEATS, game.options.players) }, (_, seat) => seat);
  const wanted = { game, seats, before: null, ...(like ? { depth: depthOf(like) } : {}) };
  return new ReviewingHere(wanted, judgeHere, () => undefined);
}

/** A judge in a thread of its own. */
function judgeHere(): Judging {
  return new Worker(JUDGE, { type: 'module' });
}

function depthOf({ worlds, error, most, playouts }: NonNullable<Review['fingerprint']>): Depth {
  return { worlds: Number(worlds), error: Number(error), most: Number(most), playouts: Number(playouts) };
}
