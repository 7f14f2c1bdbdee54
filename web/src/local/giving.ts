/** Games of this device, given to one's list of games when there is a network. */
import { ask } from '../server/api';
import type { GivenGame } from '../wire/bodies.gen';
import type { DeviceGame } from '../wire/questions.gen';
import { type KeptGame, recordOf } from './record';
import type { Shelf } from './shelf';

/** Those that are over and were not given yet. */
export function givable(games: readonly KeptGame[]): readonly KeptGame[] {
  return games.filter(({ isOver, given }) => isOver && given === undefined);
}

/** Give all that can be given, the oldest first; each is remembered at once, and a `Refusal` leaves the rest. */
export async function giveAll(shelf: Shelf): Promise<void> {
  for (const game of [...givable(await shelf.games())].reverse()) {
    const { id } = await ask<GivenGame, DeviceGame>('POST', '/api/me/games', giftOf(game));
    await shelf.keep({ ...game, given: id });
  }
}

function giftOf(game: KeptGame): DeviceGame {
  const { begun, ended = begun, bots } = game;
  return { record: recordOf(game), bots, started_at: begun / 1000, ended_at: ended / 1000 };
}
