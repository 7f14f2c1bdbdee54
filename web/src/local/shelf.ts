/** Where games on this device are kept: the one being played, and those that are over. */
import type { KeptGame } from './record';

export interface Shelf {
  /** The game being played, or the last one; null if there is none. */
  current(): Promise<KeptGame | null>;
  /** Keep a game under its number; whether that went. */
  keep(game: KeptGame): Promise<boolean>;
  game(number: number): Promise<KeptGame | null>;
  /** Take a game off; whether that went. */
  remove(number: number): Promise<boolean>;
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

/** What a shelf has; a browser that keeps nothing has nothing. */
async function found<Answer>(work: (store: IDBObjectStore) => IDBRequest<Answer>, none: Answer): Promise<Answer> {
  return using('readonly', work).catch(() => none);
}

async function done<Answer>(work: (store: IDBObjectStore) => IDBRequest<Answer>): Promise<boolean> {
  return using('readwrite', work).then(
    () => true,
    () => false,
  );
}

export const shelf: Shelf = {
  games: async () => (await found<KeptGame[]>((store) => store.getAll(), [])).reverse(),
  current: async () => {
    const last = await found<IDBCursorWithValue | null>((store) => store.openCursor(null, 'prev'), null);
    return (last?.value as KeptGame | undefined) ?? null;
  },
  game: async (number) => (await found<KeptGame | undefined>((store) => store.get(number), undefined)) ?? null,
  keep: (game) => done((store) => store.put(game)),
  remove: (number) => done((store) => store.delete(number)),
};
