/** A review of a game, made on this device: it begins when somebody asks for it, and stops when they leave. */
import { UNJUDGED } from '../server/unjudged';
import type { Decided, Rates, Review, Reviewing, RoundReview } from '../server/review';
import { ENOUGH, GRAINS, LADDER } from '../kernel/layout.gen';
import type { FromJudge } from './judgeworker';
import type { KeptReview, KeptRoundReview, SeatRates, Wanted } from './judging';
import { type ReviewFile, reviewFile } from './reviewfile';
import { ledgerOf, turningPoints } from './roundsums';

/** Whoever judges in another thread. */
export type Judging = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

export class ReviewingHere implements Reviewing {
  #kept: KeptReview | null;
  #judge: Judging | null = null;
  readonly #wanted: Wanted;
  readonly #open: () => Judging;
  readonly #keep: (review: KeptReview) => void;

  /** What is judged, and whoever keeps the review as it grows. */
  constructor(wanted: Wanted, open: () => Judging, keep: (review: KeptReview) => void) {
    this.#wanted = wanted;
    this.#kept = wanted.before;
    this.#open = open;
    this.#keep = keep;
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
      this.#keep(data.review);
      if (data.review.rates !== null) this.stop();
      tell(this.review);
    });
    judge.postMessage({ ...this.#wanted, before: this.#kept } satisfies Wanted);
    tell(this.review);
  }

  stop(): void {
    this.#judge?.terminate();
    this.#judge = null;
  }

  async file(): Promise<ReviewFile | null> {
    return this.#kept?.rates ? reviewFile(this.#wanted.game, this.#kept) : null;
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
      rounds: kept.rounds.map((each) => roundOf(each, kept)),
      rates: decidersOf(kept).map(ratesOf),
      enough: ENOUGH,
      ladder: LADDER,
    };
  }
}

function roundOf(found: KeptRoundReview, { moments }: KeptReview): RoundReview {
  const { round, points, par, end, ledgers } = found;
  return { round, points, par, end, ledger: ledgers.map(ledgerOf), turning_points: turningPoints(found, moments) };
}

/** The virtual player decides nothing, and so nothing is told of it. */
function decidersOf({ moments, rates }: KeptReview): readonly SeatRates[] {
  const deciders = new Set(moments.map(({ seat }) => seat));
  return rates?.filter(({ seat }) => deciders.has(seat)) ?? [];
}

function ratesOf({ kept, given_away, ...rates }: SeatRates): Rates {
  const { mean, error } = given_away;
  const told = rates.real < ENOUGH ? null : { mean: kept.mean, error: kept.error ?? 0 };
  return { ...rates, given_away: { mean, error: error ?? 0 }, yield: told };
}
