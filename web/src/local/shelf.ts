/** Where games on this device are kept: the one being played, and those that are over. */
import type { KeptGame } from './record';

export interface Shelf {
  /** The game being played, or the last one; null if there is none. */
  current(): Promise<KeptGame | null>;
  /** Keep a game under its number; whether that went. */
  keep(game: KeptGame): Promise<boolean>;
  game(number: number): Promise<KeptGame | null>;
  /** All games, the newest first. */
  games(): Promise<readonly KeptGame[]>;
}

const NAME = 'ebbes-pocket';
const STORE = 'games';

function open(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: 'number' });
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error ?? new Error('no shelf'));
    asked.onblocked = () => failed(new Error('no shelf'));
  });
}

async function using<Answer>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  const database = await open();
  try {
    return await new Promise((done, failed) => {
      const transaction = database.transaction(STORE, mode);
      const asked = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => done(asked.result);
      transaction.onabort = () => failed(transaction.error ?? new Error('not kept'));
    });
  } finally {
    database.close();
  }
}

/** Newest first; a browser that keeps nothing has none. */
async function all(): Promise<readonly KeptGame[]> {
  try {
    const games = await using<KeptGame[]>('readonly', (store) => store.getAll());
    return games.reverse();
  } catch {
    return [];
  }
}

export const shelf: Shelf = {
  games: all,
  current: async () => (await all())[0] ?? null,
  game: async (number) => (await all()).find((game) => game.number === number) ?? null,
  keep: async (game) => {
    try {
      await using('readwrite', (store) => store.put(game));
      return true;
    } catch {
      return false;
    }
  },
};
