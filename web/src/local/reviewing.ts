/** The review of a game, made on this device: it begins when somebody asks for it, and stops when they leave. */
import { UNJUDGED } from '../server/unjudged';
import type { Decided, Rates, Review, Reviewing, RoundReview } from '../server/review';
import type { SeatNumber } from '../wire/protocol.gen';
import { ENOUGH, GRAINS, LADDER } from '../kernel/layout.gen';
import type { FromJudge, ToJudge } from './judgeworker';
import type { JudgedGame, KeptReview } from './judging';
import type { ReviewShelf } from './reviewshelf';

/** Whoever judges in another thread. */
export type Judging = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

export class ReviewingHere implements Reviewing {
  #kept: KeptReview | null;
  #judge: Judging | null = null;
  readonly #game: JudgedGame;
  readonly #open: () => Judging;
  readonly #shelf: Pick<ReviewShelf, 'keep'>;

  constructor(game: JudgedGame, kept: KeptReview | null, open: () => Judging, shelf: Pick<ReviewShelf, 'keep'>) {
    this.#game = game;
    this.#kept = kept;
    this.#open = open;
    this.#shelf = shelf;
  }

  get review(): Review {
    return this.#told(this.#judge === null ? 'none' : 'running');
  }

  begin(tell: (review: Review) => void): void {
    this.stop();
    const judge = this.#open();
    this.#judge = judge;
    const fail = () => {
      if (this.#judge !== judge) return;
      this.stop();
      tell(this.#told('failed'));
    };
    judge.addEventListener('error', fail);
    judge.addEventListener('message', ({ data }: MessageEvent<FromJudge>) => {
      if (this.#judge !== judge) return;
      if ('fault' in data) return fail();
      this.#kept = data.review;
      void this.#shelf.keep(data.review);
      if (data.review.rates !== null) this.stop();
      tell(this.review);
    });
    judge.postMessage({ game: this.#game, before: this.#kept } satisfies ToJudge);
    tell(this.review);
  }

  stop(): void {
    this.#judge?.terminate();
    this.#judge = null;
  }

  #told(state: Review['state']): Review {
    const kept = this.#kept;
    if (kept === null) return { ...UNJUDGED, state, may_ask: true };
    return {
      state: kept.rates === null ? state : 'done',
      may_ask: true,
      fingerprint: { ...kept.fingerprint },
      grains: GRAINS,
      done: kept.moments.length,
      of: kept.of,
      moments: kept.moments.map(({ judged, ...moment }): Decided => ({ ...moment, verdict: judged?.verdict ?? null })),
      rounds: kept.rounds.map((each) => roundOf(each, kept, this.#game.seat)),
      rates: kept.rates === null ? [] : [ratesOf(kept.rates, this.#game.seat)],
      enough: ENOUGH,
      ladder: LADDER,
    };
  }
}

function roundOf(
  { round, points, account }: KeptReview['rounds'][number],
  { moments }: KeptReview,
  seat: SeatNumber,
): RoundReview {
  const own = moments.filter((each) => each.round === round);
  const { par, end, ledger, turning } = account;
  const result = ledger.deal + ledger.decisions + ledger.lie + ledger.others;
  return {
    round,
    points,
    par,
    end,
    ledger: [{ seat, ...ledger, result }],
    turning_points: turning.map((place) => {
      const before = own[place]?.expected ?? end;
      const after = own[place + 1]?.expected ?? end;
      return { number: own[place]?.number ?? 0, moved: after.map((lead, at) => lead - (before[at] ?? 0)) };
    }),
  };
}

/** In a game that is over there is a decision at least, so that all is known. */
function ratesOf({ kept, given_away, ...rates }: NonNullable<KeptReview['rates']>, seat: SeatNumber): Rates {
  const { mean, error } = given_away;
  const told = rates.real < ENOUGH ? null : { mean: kept.mean, error: kept.error ?? 0 };
  return { seat, ...rates, given_away: { mean, error: error ?? 0 }, yield: told };
}
