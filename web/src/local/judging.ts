/** A game of this device judged, decision by decision: it can stop anywhere, and go on later. */
import { type Account, BareGame, Judge, type JudgeCalls, type Judged, Kernel, type Move, type Rates } from '../kernel';
import type { GameEvent, GameOptions, SeatNumber } from '../wire/protocol.gen';
import type { Supplies } from './house';
import { dealOf, dealtRound, type KeptRound, nextMove, roundAfter } from './record';

/** A decision, what everyone could expect before it, and what is thought of it if it was one's own. */
export interface KeptMoment {
  readonly round: number;
  /** How many starters, picks and cards of the round came before. */
  readonly number: number;
  readonly seat: SeatNumber;
  readonly expected: readonly number[];
  readonly judged: Judged | null;
}

export interface KeptRoundReview {
  readonly round: number;
  readonly points: readonly number[];
  readonly account: Account;
}

/** A game that can be judged here, of this device or of a server. */
export interface JudgedGame {
  /** What no other game has: the id a server gave it, or what its cards were sworn by. */
  readonly id: string;
  /** Whose decisions are judged. */
  readonly seat: SeatNumber;
  readonly options: GameOptions;
  readonly rounds: readonly KeptRound[];
}

/** A review as far as it has come. */
export interface KeptReview {
  /** The game, by what no other one has. */
  readonly id: string;
  readonly fingerprint: Readonly<Record<string, string | number>>;
  /** How many decisions there are. */
  readonly of: number;
  readonly moments: readonly KeptMoment[];
  readonly rounds: readonly KeptRoundReview[];
  /** How well that seat played, once all is judged. */
  readonly rates: Rates | null;
}

/** Where a game stood before a choice, or what a round came to. */
type Step =
  | { readonly move: Move; readonly round: number; readonly number: number; readonly seat: SeatNumber }
  | { readonly move: null; readonly round: number; readonly points: readonly number[] };

/** Play a game again, and stop before every real choice, and after every round. */
function* stepsOf(game: BareGame, { rounds, options, seat }: JudgedGame): Generator<Step, void> {
  for (const [at, round] of rounds.entries()) {
    const deal = dealOf(round, at);
    let events: readonly GameEvent[] | null = game.deal(deal);
    let now = dealtRound(deal, options);
    let number = 0;
    while (events !== null) {
      now = roundAfter(now, events);
      number += events.filter(isChoice).length;
      const scored = events.find((event) => event.type === 'round-scored');
      if (scored) yield { move: null, round: at + 1, points: scored.points };
      const move = nextMove(round, now);
      if (move && game.moves().length > 1) yield { move, round: at + 1, number, seat: game.turn ?? seat };
      events = move && game.play(move);
    }
  }
}

function isChoice(event: GameEvent): boolean {
  if (event.type === 'starter-named') return event.chooser !== null;
  return event.type === 'designator-picked' || event.type === 'card-played';
}

/** Judge on from what was judged before, by the same judge; the review grows with every decision. */
export async function* judge(
  game: JudgedGame,
  before: KeptReview | null,
  supplies: Supplies,
): AsyncGenerator<KeptReview, void> {
  const kernel = new Kernel<JudgeCalls>(await supplies.module());
  kernel.learn(await supplies.weights(game.options));
  yield* judgedBy(new Judge(kernel), kernel, game, before);
}

export async function* judgedBy(
  judge: Judge,
  kernel: Kernel<JudgeCalls>,
  game: JudgedGame,
  before: KeptReview | null,
): AsyncGenerator<KeptReview, void> {
  const fingerprint = judge.fingerprint(game.options);
  const known = before && JSON.stringify(before.fingerprint) === JSON.stringify(fingerprint) ? before.moments : [];
  const of = [...stepsOf(new BareGame(kernel, game.options), game)].filter(({ move }) => move !== null).length;
  let review: KeptReview = { id: game.id, fingerprint, of, moments: [], rounds: [], rates: null };
  const played = new BareGame(kernel, game.options);
  for (const step of stepsOf(played, game)) {
    if (step.move === null) {
      review = withRound(review, step.round, step.points, game.seat, judge);
      continue;
    }
    const old = known[review.moments.length];
    const { move, ...where } = step;
    const moment = old ?? {
      ...where,
      expected: await judge.expected(played),
      judged: step.seat === game.seat ? await judge.judged(played, move) : null,
    };
    review = { ...review, moments: [...review.moments, moment] };
    if (!old) yield review;
  }
  yield { ...review, rates: judge.rates(played, ownOf(review)) };
}

function withRound(
  review: KeptReview,
  round: number,
  points: readonly number[],
  own: SeatNumber,
  judge: Judge,
): KeptReview {
  const course = review.moments
    .filter((each) => each.round === round)
    .map(({ seat, expected, judged }) => ({ seat, expected, skill: judged?.skill ?? 0 }));
  return { ...review, rounds: [...review.rounds, { round, points, account: judge.account(points, course, own) }] };
}

function ownOf({ moments }: KeptReview): readonly (Judged & { readonly round: number })[] {
  return moments.flatMap(({ round, judged }) => (judged ? [{ ...judged, round }] : []));
}
