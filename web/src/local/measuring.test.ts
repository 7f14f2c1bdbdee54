import { beforeEach, expect, test } from 'vitest';
import { costHere, isAble, rememberCost } from '../browser/quick';
import { save } from '../browser/storage';
import type { House } from './house';
import { measureOnce } from './measuring';

const PLAYS = 4_000;

/** A house on a device that takes so many milliseconds for a thought, more for the first ones. */
class FakeHouse {
  thoughts = 0;
  isClosed = false;
  constructor(private readonly took: number) {}
  async begin(): Promise<void> {}
  async deal(): Promise<void> {}
  async think() {
    this.thoughts++;
    return { plays: PLAYS, took: this.thoughts < 3 ? 9 * this.took : this.took };
  }
  close(): void {
    this.isClosed = true;
  }
}

function measured(house: FakeHouse): Promise<void> {
  return measureOnce(async () => house as unknown as House);
}

beforeEach(() => {
  localStorage.clear();
  save('taken-along', {});
});

test('a device is measured once, after it has run warm', async () => {
  const house = new FakeHouse(8);
  await measured(house);
  expect([costHere(), house.isClosed]).toEqual([2, true]);
  await measured(house);
  expect(house.thoughts).toBe(3);
});

test('a quick device that has all is able to think for a server', async () => {
  expect(isAble()).toBe(false);
  await measured(new FakeHouse(8));
  expect(isAble()).toBe(true);
  save('taken-along', null);
  expect(isAble()).toBe(false);
});

test('a slow one is not asked', async () => {
  await measured(new FakeHouse(400));
  expect(isAble()).toBe(false);
  rememberCost(1);
  expect(isAble()).toBe(true);
});
