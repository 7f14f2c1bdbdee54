import { expect, test } from 'vitest';
import type { KeptGame } from './record';
import { shelfOn } from './shelf';

const FIRST = { number: 1 } as KeptGame;
const OURS = { number: 2, format: 1 } as KeptGame;
const NEWER = { number: 3, format: 2 } as KeptGame;
const GAMES = [FIRST, OURS, NEWER];

const shelf = shelfOn({
  get: async (number) => GAMES.find((game) => game.number === number) ?? null,
  last: async () => NEWER,
  lastKey: async () => NEWER.number,
  all: async () => GAMES,
  add: async () => true,
  put: async () => true,
  delete: async () => true,
});

test('games kept the first way do not say so, and open as any other', async () => {
  expect([await shelf.game(1), await shelf.game(2)]).toEqual([FIRST, OURS]);
});

test('a game that a newer version kept is told as such, and left alone', async () => {
  await expect(shelf.game(3)).rejects.toMatchObject({ code: 'local/newer' });
  await expect(shelf.current()).rejects.toMatchObject({ code: 'local/newer' });
  expect([await shelf.games(), await shelf.next()]).toEqual([[FIRST, OURS], 4]);
});
