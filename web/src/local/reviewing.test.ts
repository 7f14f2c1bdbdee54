import { beforeEach, expect, test } from 'vitest';
import type { Review } from '../server/review';
import type { FromJudge } from './judgeworker';
import type { KeptReview, Played, Wanted } from './judging';
import { type Judging, ReviewingHere } from './reviewing';

/** A judge who says what a test wants. */
class FakeJudge {
  asked: Wanted | null = null;
  isOver = false;
  readonly #heard = new Map<string, (event: { data: FromJudge }) => void>();

  addEventListener(kind: string, hear: (event: { data: FromJudge }) => void): void {
    this.#heard.set(kind, hear);
  }

  postMessage(asked: Wanted): void {
    this.asked = asked;
  }

  terminate(): void {
    this.isOver = true;
  }

  say(told: FromJudge): void {
    this.#heard.get('message')?.({ data: told });
  }

  break(): void {
    this.#heard.get('error')?.({ data: { fault: '' } });
  }
}

const USUAL = { players: 4, more_cards: false, pick_designators: false, rounds: 5, goal: 30, dabbscheedel: -15 };
const GAME: Played = { id: 'c0ffee', options: USUAL, rounds: [] };
const LEDGER = { seat: 0, deal: 12_000, decisions: -6_000, lie: 0, others: 6_000 };
const JUDGED = {
  skill: -6_000,
  could: 20_000,
  values: [],
  verdict: { unit: 'points', chosen: 1, given_away: 0.8, mark: 'clear', real: true, of: 2, choices: [] },
} as const;
const BEGUN: KeptReview = {
  id: 'c0ffee',
  fingerprint: { formula: 1 },
  seats: [0],
  of: 2,
  moments: [{ round: 1, number: 3, seat: 0, expected: [12_000, -12_000], judged: JUDGED }],
  rounds: [],
  rates: null,
};
const WHOLE: KeptReview = {
  ...BEGUN,
  moments: [...BEGUN.moments, { round: 1, number: 4, seat: 1, expected: [6_000, -6_000], judged: null }],
  rounds: [{ round: 1, points: [3, 2], par: [1, -1], end: [12_000, -12_000], ledgers: [LEDGER], turning: [1, 0] }],
  rates: [
    {
      seat: 0,
      rounds: 1,
      real: 30,
      given_away: { mean: 0.8, error: null },
      kept: { mean: 0.6, error: null },
      chance_given_away: 0,
      as_strong_as: ['strong'],
    },
  ],
};

let judges: FakeJudge[];
let kept: KeptReview[];
let told: Review[];

beforeEach(() => {
  [judges, kept, told] = [[], [], []];
});

function reviewing(before: KeptReview | null): ReviewingHere {
  const open = () => {
    judges.push(new FakeJudge());
    return judges.at(-1) as unknown as Judging;
  };
  return new ReviewingHere({ game: GAME, seats: [0], before }, open, (review) => void kept.push(review));
}

test('nobody judges before somebody asks for it', () => {
  expect(reviewing(null).review).toMatchObject({ state: 'none', may_ask: true, done: 0, of: 0 });
  expect(judges).toHaveLength(0);
});

test('a review grows, is kept at every step, and the judge goes when all is judged', () => {
  reviewing(null).begin((review) => told.push(review));
  judges[0]?.say({ review: BEGUN });
  judges[0]?.say({ review: WHOLE });
  expect(told.map(({ state, done, of }) => [state, done, of])).toEqual([
    ['running', 0, 0],
    ['running', 1, 2],
    ['done', 2, 2],
  ]);
  expect(kept).toEqual([BEGUN, WHOLE]);
  expect(judges[0]?.isOver).toBe(true);
});

test('who stops keeps what is judged, and goes on from there', () => {
  const here = reviewing(null);
  here.begin(() => undefined);
  judges[0]?.say({ review: BEGUN });
  here.stop();
  expect(judges[0]?.isOver).toBe(true);
  expect(here.review).toMatchObject({ state: 'none', done: 1, of: 2 });
  reviewing(BEGUN).begin(() => undefined);
  expect(judges[1]?.asked).toEqual({ game: GAME, seats: [0], before: BEGUN });
});

test('what a judge says who was sent away is not heard', () => {
  const here = reviewing(null);
  here.begin((review) => told.push(review));
  here.stop();
  judges[0]?.say({ review: BEGUN });
  judges[0]?.break();
  expect(told).toHaveLength(1);
  expect(kept).toEqual([]);
});

test.each([(judge: FakeJudge) => judge.say({ fault: 'Missing' }), (judge: FakeJudge) => judge.break()])(
  'a judge who cannot is told of, and what was judged stays',
  (fails) => {
    reviewing(BEGUN).begin((review) => told.push(review));
    fails(judges[0] as FakeJudge);
    expect(told.at(-1)).toMatchObject({ state: 'failed', may_ask: true, done: 1 });
  },
);

test('a whole review is told as a server tells it', () => {
  const { moments, rounds, rates, grains } = reviewing(WHOLE).review;
  expect(grains).toBe(12_000);
  expect(moments.map(({ verdict }) => verdict?.given_away ?? null)).toEqual([0.8, null]);
  expect(rounds[0]).toEqual({
    round: 1,
    points: [3, 2],
    par: [1, -1],
    end: [12_000, -12_000],
    ledger: [{ ...LEDGER, result: 12_000 }],
    turning_points: [
      { number: 4, moved: [6_000, -6_000] },
      { number: 3, moved: [-6_000, 6_000] },
    ],
  });
  expect(rates).toEqual([
    {
      seat: 0,
      rounds: 1,
      real: 30,
      given_away: { mean: 0.8, error: 0 },
      yield: { mean: 0.6, error: 0 },
      chance_given_away: 0,
      as_strong_as: ['strong'],
    },
  ]);
});

test('there is a file as soon as all is judged', async () => {
  expect(await reviewing(BEGUN).file()).toBeNull();
  expect(await reviewing(WHOLE).file()).toMatchObject({ format: 'ebbes-review/1', done: 2, of: 2, seats: [0] });
});
