import { expect, test, vi } from 'vitest';
import { ask } from '../server/api';
import { Refusal } from '../wire/refusal';
import { givable, giveAll } from './giving';
import type { KeptGame } from './record';
import type { Shelf } from './shelf';

vi.mock(import('../server/api'), async (actual) => ({ ...(await actual()), ask: vi.fn() }));

function kept(number: number, isOver = true, given?: string): KeptGame {
  const options = { players: 2, more_cards: false, pick_designators: false, rounds: 5, goal: 30, dabbscheedel: -15 };
  const sworn = { secret: 'aa', commitment: 'bb', nonces: [] };
  const ended = { begun: 1000 * number, rounds: [], totals: [], winners: [], isOver, ...(given ? { given } : {}) };
  return { number, options, name: 'Anna', bots: [], ...sworn, ...ended };
}

function shelfOf(...games: KeptGame[]): Shelf & { readonly kept: Map<number, KeptGame> } {
  const kept = new Map(games.map((game) => [game.number, game]));
  return {
    kept,
    games: async () => [...kept.values()].reverse(),
    current: async () => null,
    game: async (number) => kept.get(number) ?? null,
    next: async () => kept.size + 1,
    add: async (game) => Boolean(kept.set(game.number, game)),
    keep: async (game) => Boolean(kept.set(game.number, game)),
    remove: async (number) => kept.delete(number),
  };
}

test('only games that are over and were not given yet are given', () => {
  expect(givable([kept(1), kept(2, false), kept(3, true, 'abc')]).map(({ number }) => number)).toEqual([1]);
});

test('the oldest is given first, and each is given once', async () => {
  const shelf = shelfOf(kept(1), kept(2));
  vi.mocked(ask).mockImplementation(async (_method, _path, body) => ({
    id: String(Reflect.get(Object(body), 'started_at')),
  }));
  await giveAll(shelf);
  expect([...shelf.kept.values()].map(({ given }) => given)).toEqual(['1', '2']);
  await giveAll(shelf);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('what a server refuses stays to be given, and what it took is not given again', async () => {
  const shelf = shelfOf(kept(1), kept(2));
  const refusal = new Refusal({ code: 'limit/enough', message: '', rule: null, context: { most: 1 } });
  vi.mocked(ask).mockReset().mockResolvedValueOnce({ id: 'abc' }).mockRejectedValueOnce(refusal);
  await expect(giveAll(shelf)).rejects.toBe(refusal);
  expect(givable(await shelf.games()).map(({ number }) => number)).toEqual([2]);
});
