/** A game that is over judged on this device, decision by decision: it can stop anywhere, and go on later. */
import {
  type Account,
  BareGame,
  type Depth,
  type End,
  Judge,
  type JudgeCalls,
  type Judged,
  Kernel,
  type Move,
  NOBODY,
  type Rates,
} from '../kernel';
import type { GameEvent, SeatNumber } from '../wire/protocol.gen';
import type { Supplies } from './house';
import { dealOf, dealtRound, type KeptGame, type KeptRound, nextMove, roundAfter } from './record';

/** A game that can be judged here: of this device, of a server, or from a file. */
export interface Played extends Pick<KeptGame, 'options' | 'rounds'> {
  /** What no other game has: the id a server gave it, or what its cards were sworn by. */
  readonly id: string;
}

/** A decision, what everyone could expect before it, and what is thought of it if its seat is judged. */
export interface KeptMoment {
  readonly round: number;
  /** How many starters, picks and cards of the round came before. */
  readonly number: number;
  readonly seat: SeatNumber;
  readonly expected: readonly number[];
  /** Null as well where a record stops before it. */
  readonly judged: Judged | null;
}

export interface SeatLedger extends Readonly<Account['ledger']> {
  readonly seat: SeatNumber;
}

export interface KeptRoundReview extends Omit<Account, 'ledger'> {
  readonly round: number;
  /** Null for a round that is not played to its end. */
  readonly points: readonly number[] | null;
  readonly ledgers: readonly SeatLedger[];
}

export interface SeatRates extends Rates {
  readonly seat: SeatNumber;
}

/** A review as far as it has come. */
export interface KeptReview {
  /** The game, by what no other one has. */
  readonly id: string;
  readonly fingerprint: Readonly<Record<string, string | number>>;
  /** Who is judged. */
  readonly seats: readonly SeatNumber[];
  /** How many decisions there are. */
  readonly of: number;
  readonly moments: readonly KeptMoment[];
  readonly rounds: readonly KeptRoundReview[];
  /** How well they played, once all is judged. */
  readonly rates: readonly SeatRates[] | null;
}

/** What is asked of a judge. */
export interface Wanted {
  readonly game: Played;
  readonly seats: readonly SeatNumber[];
  /** The usual one if none is told. */
  readonly depth?: Depth;
  /** What was judged before. */
  readonly before: KeptReview | null;
}

/** Where a game stood before a choice, none if it stops there; or the points of a round, none if it stops before. */
type Step =
  | { readonly move: Move | null; readonly round: number; readonly number: number; readonly seat: SeatNumber }
  | { readonly points: readonly number[] | null; readonly round: number };

/** Play a game again, and stop before every real choice, and after every round. */
function* stepsOf(game: BareGame, { rounds, options }: Played): Generator<Step, void> {
  for (const [at, round] of rounds.entries()) {
    const steps = stepsOfRound(game, round, at, dealtRound(dealOf(round, at), options));
    for (const step of steps) yield { ...step, round: at + 1 };
  }
}

function* stepsOfRound(game: BareGame, round: KeptRound, at: number, dealt: KeptRound): Generator<Step, void> {
  let events: readonly GameEvent[] | null = game.deal(dealOf(round, at));
  let [now, number] = [dealt, 0];
  while (events !== null) {
    now = roundAfter(now, events);
    number += events.filter(isChoice).length;
    const scored = events.find((event) => event.type === 'round-scored');
    if (scored) return yield { points: scored.points, round: 0 };
    const move = nextMove(round, now);
    const seat = game.turn ?? 0;
    if (move === null || game.moves().length > 1) yield { move, round: 0, number, seat };
    events = move && game.play(move);
  }
  yield { points: null, round: 0 };
}

function isChoice(event: GameEvent): boolean {
  if (event.type === 'starter-named') return event.chooser !== null;
  return event.type === 'designator-picked' || event.type === 'card-played';
}

/** Judge on from what was judged before, by the same judge; the review grows with every decision. */
export async function* judge(wanted: Wanted, supplies: Supplies): AsyncGenerator<KeptReview, void> {
  const kernel = new Kernel<JudgeCalls>(await supplies.module());
  kernel.learn(await supplies.weights(wanted.game.options));
  yield* judgedBy(kernel, wanted);
}

export async function* judgedBy(kernel: Kernel<JudgeCalls>, wanted: Wanted): AsyncGenerator<KeptReview, void> {
  const { game, seats, depth, before } = wanted;
  const judge = new Judge(kernel, depth);
  const fingerprint = judge.fingerprint(game.options);
  const of = [...stepsOf(new BareGame(kernel, game.options), game)].filter((step) => 'move' in step).length;
  let review: KeptReview = { id: game.id, fingerprint, seats, of, moments: [], rounds: [], rates: null };
  const known = before && kindOf(before) === kindOf(review) ? before.moments : [];
  const played = new BareGame(kernel, game.options);
  for (const step of stepsOf(played, game)) {
    if ('points' in step) {
      review = withRound(review, step.round, step.points, judge);
      continue;
    }
    const old = known[review.moments.length];
    const { move, ...where } = step;
    const isJudged = move !== null && seats.includes(step.seat);
    const moment = old ?? {
      ...where,
      expected: await judge.expected(played),
      judged: isJudged ? await judge.judged(played, move) : null,
    };
    review = { ...review, moments: [...review.moments, moment] };
    if (!old) yield review;
  }
  yield { ...review, rates: seats.map((seat) => ({ seat, ...judge.rates(played, ofSeat(review, seat)) })) };
}

/** Who is judged by what, as far as a review says so. */
function kindOf({ fingerprint, seats }: KeptReview): string {
  return JSON.stringify([fingerprint, seats]);
}

function withRound(review: KeptReview, round: number, points: readonly number[] | null, judge: Judge): KeptReview {
  const own = review.moments.filter((each) => each.round === round);
  const decided = points === null ? own.slice(0, -1) : own;
  const end: End = points === null ? { leads: own.at(-1)?.expected ?? [] } : { points };
  const course = decided.map(({ seat, expected, judged }) => ({ seat, expected, skill: judged?.skill ?? 0 }));
  const { ledger: _, ...sums } = judge.account(end, course, firstOf(review));
  const ledgers = review.seats.map((seat) => ({ seat, ...judge.account(end, course, seat).ledger }));
  return { ...review, rounds: [...review.rounds, { round, points, ...sums, ledgers }] };
}

/** Whose decisions are told first: those of the only one who is judged. */
function firstOf({ seats }: KeptReview): SeatNumber {
  return seats.length === 1 ? (seats[0] ?? NOBODY) : NOBODY;
}

function ofSeat({ moments }: KeptReview, whose: SeatNumber): readonly (Judged & { readonly round: number })[] {
  return moments.flatMap(({ round, seat, judged }) => (judged && seat === whose ? [{ ...judged, round }] : []));
}
