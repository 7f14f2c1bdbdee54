import { beforeEach, expect, test, vi } from 'vitest';
import type { Review, Reviewing } from '../server/review';
import { UNJUDGED } from '../server/unjudged';
import { refuse, serve } from '../../tests/server';
import { pageOf, WholeReview } from './studyfiles.svelte';

/** A judge who says what a test wants. */
class FakeReviewing implements Reviewing {
  review: Review = UNJUDGED;
  readonly stop = vi.fn<() => void>();
  #tell: (review: Review) => void = () => undefined;

  begin(tell: (review: Review) => void): void {
    this.#tell = tell;
  }

  say(state: Review['state'], done: number): void {
    this.review = { ...UNJUDGED, state, done, of: 9 };
    this.#tell(this.review);
  }

  async file(): Promise<unknown> {
    return this.review.state === 'done' ? { format: 'ebbes-review/1' } : null;
  }
}

let judge: FakeReviewing;
let whole: WholeReview;

beforeEach(() => {
  judge = new FakeReviewing();
  whole = new WholeReview(async () => judge);
});

async function begun(): Promise<Promise<unknown>[]> {
  const file = whole.file();
  await vi.waitFor(() => expect(whole.progress).not.toBeNull());
  return [file];
}

test('there is a file as soon as all is judged, and how far it is can be seen', async () => {
  const [file] = await begun();
  judge.say('running', 4);
  expect(whole.progress).toMatchObject({ done: 4, of: 9 });
  judge.say('done', 9);
  expect(await file).toEqual({ format: 'ebbes-review/1' });
  expect([whole.progress, whole.hasFailed]).toEqual([null, false]);
});

test('who has it once gets it again at once', async () => {
  const [file] = await begun();
  judge.say('done', 9);
  await file;
  expect(await whole.file()).toEqual({ format: 'ebbes-review/1' });
});

test('who stops it gets no file', async () => {
  const [file] = await begun();
  whole.stop();
  expect(await file).toBeNull();
  expect([judge.stop.mock.calls.length, whole.progress]).toEqual([1, null]);
});

test('where nobody can judge, that is told', async () => {
  const [file] = await begun();
  judge.say('failed', 0);
  expect(await file).toBeNull();
  expect(whole.hasFailed).toBe(true);
});

test('of a game the server asked this device to judge, no page is asked for', async () => {
  serve({ 'GET /api/games/g1/review/page?language=en': () => refuse(409, 'review/not-done') });
  expect(await pageOf({ id: 'g1', brought: null, review: UNJUDGED, reviewing: judge }, 'en')).toBeNull();
});
