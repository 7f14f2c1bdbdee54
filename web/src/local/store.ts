import { Refusal } from '../wire/refusal';

/**
 * Things that a browser keeps by a key of theirs, such as a number; one that keeps nothing has nothing. What cannot be read now
 * may still be there, so that is a `Refusal`.
 */
export class Store<Kept, Key extends string | number> {
  readonly #database: string;
  readonly #name: string;
  readonly #key: string & keyof Kept;

  constructor(database: string, name: string, key: string & keyof Kept) {
    this.#database = database;
    this.#name = name;
    this.#key = key;
  }

  async get(key: Key): Promise<Kept | null> {
    return (await this.#found<Kept | undefined>((store) => store.get(key), undefined)) ?? null;
  }

  /** The one with the highest key. */
  async last(): Promise<Kept | null> {
    const last = await this.#found<IDBCursorWithValue | null>((store) => store.openCursor(null, 'prev'), null);
    return (last?.value as Kept | undefined) ?? null;
  }

  /** The highest key. */
  async lastKey(): Promise<Key | null> {
    const last = await this.#found<IDBCursor | null>((store) => store.openKeyCursor(null, 'prev'), null);
    return (last?.key as Key | undefined) ?? null;
  }

  /** All of them, the highest key first. */
  async all(): Promise<readonly Kept[]> {
    return (await this.#found<Kept[]>((store) => store.getAll(), [])).reverse();
  }

  /** Keep something under a key that nothing else has; whether that went. */
  add(kept: Kept): Promise<boolean> {
    return this.#done((store) => store.add(kept));
  }

  /** Keep something, in the place of what was there; whether that went. */
  put(kept: Kept): Promise<boolean> {
    return this.#done((store) => store.put(kept));
  }

  /** Take something off; whether that went. */
  delete(key: Key): Promise<boolean> {
    return this.#done((store) => store.delete(key));
  }

  async #found<Answer>(work: (store: IDBObjectStore) => IDBRequest<Answer>, none: Answer): Promise<Answer> {
    try {
      return await this.#using('readonly', work);
    } catch (error) {
      if (keepsNothing(error)) return none;
      throw new Refusal({ code: 'local/unreadable', message: String(error), rule: null, context: {} });
    }
  }

  #done<Answer>(work: (store: IDBObjectStore) => IDBRequest<Answer>): Promise<boolean> {
    return this.#using('readwrite', work).then(
      () => true,
      () => false,
    );
  }

  async #using<Answer>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<Answer>): Promise<Answer> {
    const database = await this.#open();
    try {
      return await new Promise((done, failed) => {
        const transaction = database.transaction(this.#name, mode);
        const asked = work(transaction.objectStore(this.#name));
        transaction.oncomplete = () => done(asked.result);
        transaction.onabort = () => failed(transaction.error ?? new Error('not kept'));
      });
    } finally {
      database.close();
    }
  }

  #open(): Promise<IDBDatabase> {
    return new Promise((done, failed) => {
      const asked = indexedDB.open(this.#database, 1);
      asked.onupgradeneeded = () => asked.result.createObjectStore(this.#name, { keyPath: this.#key });
      asked.onsuccess = () => done(asked.result);
      asked.onerror = () => failed(asked.error ?? new Error('no shelf'));
      asked.onblocked = () => failed(new Error('no shelf'));
    });
  }
}

/** Some private windows have no shelves at all, or may not look at them. */
function keepsNothing(error: unknown): boolean {
  const shelves = globalThis.indexedDB as IDBFactory | undefined;
  return shelves === undefined || (error instanceof DOMException && error.name === 'SecurityError');
}
