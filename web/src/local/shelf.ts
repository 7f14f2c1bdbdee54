/** Where games on this device are kept: the one being played, and those that are over. */
import type { KeptGame } from './record';
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

const store = new Store<KeptGame, number>('ebbes-pocket', 'games', 'number');

export const shelf: Shelf = {
  games: () => store.all(),
  current: () => store.last(),
  game: (number) => store.get(number),
  next: async () => ((await store.lastKey()) ?? 0) + 1,
  add: (game) => store.add(game),
  keep: (game) => store.put(game),
  remove: (number) => store.delete(number),
};
