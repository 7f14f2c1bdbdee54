/** Where games on this device are kept: the one being played, and those that are over. */
import { Refusal } from '../wire/refusal';
import { isNewer, type KeptGame } from './record';
import { Store } from './store';

export interface Shelf {
  /** The game being played, or the last one; null if there is none. */
  current(): Promise<KeptGame | null>;
  /** The number a new game has. */
  next(): Promise<number>;
  /** Keep a game nobody has kept yet, never in the place of another; whether that went. */
  add(game: KeptGame): Promise<boolean>;
  /** Keep a game as it stands now; whether that went. */
  keep(game: KeptGame): Promise<boolean>;
  game(number: number): Promise<KeptGame | null>;
  /** Take a game off; whether that went. */
  remove(number: number): Promise<boolean>;
  /** All games, the newest first. */
  games(): Promise<readonly KeptGame[]>;
}

/** A shelf of what a browser keeps. A game that a newer version kept is neither listed nor opened, and stays as it is. */
export function shelfOn(store: Pick<Store<KeptGame, number>, keyof Store<KeptGame, number>>): Shelf {
  return {
    games: async () => (await store.all()).filter((game) => !isNewer(game)),
    current: async () => understood(await store.last()),
    game: async (number) => understood(await store.get(number)),
    next: async () => ((await store.lastKey()) ?? 0) + 1,
    add: (game) => store.add(game),
    keep: (game) => store.put(game),
    remove: (number) => store.delete(number),
  };
}

function understood(game: KeptGame | null): KeptGame | null {
  if (game === null || !isNewer(game)) return game;
  throw new Refusal({ code: 'local/newer', message: 'kept by a newer version', rule: null, context: {} });
}

export const shelf = shelfOn(new Store<KeptGame, number>('ebbes-pocket', 'games', 'number'));
