import { afterEach, expect, test, vi } from 'vitest';
import { Store } from './store';

afterEach(() => vi.unstubAllGlobals());

function store(open: () => unknown): Store<{ number: number }, number> {
  vi.stubGlobal('indexedDB', { open });
  return new Store('shelves', 'games', 'number');
}

/** What a browser answers that cannot open its shelf. */
function failing(): unknown {
  const asked = { error: new DOMException('the disk', 'UnknownError'), onerror: () => undefined };
  queueMicrotask(() => asked.onerror());
  return asked;
}

test('what cannot be read is told, and is not taken for nothing', async () => {
  const games = store(failing);
  for (const read of [games.get(1), games.last(), games.lastKey(), games.all()]) {
    await expect(read).rejects.toMatchObject({ code: 'local/unreadable' });
  }
});

test('what cannot be kept is answered with no', async () => {
  const games = store(failing);
  expect([await games.add({ number: 1 }), await games.put({ number: 1 }), await games.delete(1)]).toEqual(
    Array(3).fill(false),
  );
});

test('a browser that keeps nothing has nothing', async () => {
  const closed = store(() => {
    throw new DOMException('private', 'SecurityError');
  });
  expect([await closed.last(), await closed.lastKey(), await closed.all()]).toEqual([null, null, []]);
  vi.stubGlobal('indexedDB', undefined);
  expect(await closed.get(1)).toBeNull();
});
