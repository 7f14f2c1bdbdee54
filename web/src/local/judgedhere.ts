/** Who judges on this device: its own games, and those of a server that has no time for them. */
import { ask } from '../server/api';
import type { Reviewing } from '../server/review';
import { OPTIONS } from '../wire/facts.gen';
import type { GameOptions, SeatNumber } from '../wire/protocol.gen';
import type { JudgedGame } from './judging';
import { JUDGE } from './kit';
import type { KeptRound } from './record';
import { ReviewingHere } from './reviewing';
import { reviewShelf } from './reviewshelf';

const USUAL = { goal: OPTIONS.goal.usual, dabbscheedel: OPTIONS.dabbscheedel.usual };

/** A record as far as it is judged by. */
interface Told {
  readonly options: Omit<GameOptions, 'goal' | 'dabbscheedel'> & Partial<GameOptions>;
  readonly rounds: readonly KeptRound[];
}

/** With what was judged of the game before. */
export async function reviewingHere(game: JudgedGame): Promise<Reviewing> {
  const kept = await reviewShelf.review(game.id);
  return new ReviewingHere(game, kept, () => new Worker(JUDGE, { type: 'module' }), reviewShelf);
}

/** The same for a game of a server, as a seat played it. */
export async function reviewingOf(id: string, seat: SeatNumber): Promise<Reviewing> {
  const { options, rounds } = await ask<Told>('GET', `/api/games/${encodeURIComponent(id)}/record`);
  return reviewingHere({ id, seat, options: { ...USUAL, ...options }, rounds });
}

/** The same, if it was begun here before. */
export async function reviewingBegun(id: string, seat: SeatNumber): Promise<Reviewing | null> {
  return (await reviewShelf.review(id)) && reviewingOf(id, seat);
}
