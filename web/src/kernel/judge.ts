/** The judge of the kernel: what decisions were worth, and the sums over them (docs/judging.md). */
import {
  ACCOUNT,
  ACCOUNT_LENGTH,
  ASKED,
  BARS,
  CHOICE,
  DEPTH,
  FORMULA,
  JUDGED_LENGTH,
  KINDS,
  LADDER,
  MARKS,
  MOST_CHOICES,
  PARTS,
  POSITION_LENGTH,
  RATES,
  VERDICT,
  WARMTH,
  WEIGHT_HASHES,
} from './layout.gen';
import type { BareGame, Move, Reasons } from './baregame';
import type { JudgeCalls, Kernel } from './module';
import type { CardCode, GameOptions, SeatNumber } from '../wire/protocol.gen';

export interface Depth {
  readonly worlds: number;
  readonly error: number;
  readonly most: number;
  readonly playouts: number;
}

/** What is thought of a decision, as a review tells it. */
export interface Verdict {
  readonly unit: 'points' | 'chance';
  readonly chosen: number;
  readonly given_away: number;
  readonly mark: (typeof MARKS)[number] | null;
  readonly real: boolean;
  readonly of: number;
  readonly choices: readonly {
    readonly card: CardCode | null;
    readonly starter: SeatNumber | null;
    readonly worth: number;
    readonly error: number;
    readonly as_good: boolean;
    readonly reasons: Reasons;
  }[];
}

/** A choice in the words of records. */
export type Told = { readonly play: CardCode } | { readonly pick: CardCode } | { readonly starter: SeatNumber };

/** All that is known of a choice, to the last digit, in the words of `ebbes-review/1`. */
export interface Value {
  readonly choice: Told;
  readonly likely: number;
  readonly lead: number;
  readonly error: number;
  readonly worth: number;
  readonly behind: number;
  readonly behind_error: number;
  readonly reasons: Reasons;
}

/** A verdict, what sums need of it beside (whole numbers of grains, and of parts), and all it is made of. */
export interface Judged {
  readonly verdict: Verdict;
  readonly skill: number;
  readonly could: number;
  readonly values: readonly Value[];
}

/** A decision of a round, as its sums need it. */
export interface Course {
  readonly seat: SeatNumber;
  readonly expected: readonly number[];
  readonly skill: number;
}

/** How a round ended: with points, or where it stops with the leads expected there, in grains. */
export type End = { readonly points: readonly number[] } | { readonly leads: readonly number[] };

/** What a round came to. */
export interface Account {
  readonly par: readonly number[];
  readonly end: readonly number[];
  readonly ledger: { readonly deal: number; readonly decisions: number; readonly lie: number; readonly others: number };
  /** The places of the decisions that turned it, the greatest first. */
  readonly turning: readonly number[];
}

export interface Mean {
  readonly mean: number;
  readonly error: number | null;
}

export interface Rates {
  readonly rounds: number;
  readonly real: number;
  readonly given_away: Mean;
  readonly kept: Mean;
  readonly chance_given_away: number;
  readonly as_strong_as: readonly string[];
}

/** In the place of a seat: none comes before the others. */
export const NOBODY = -1;
/** More decisions than a round can have, and a game of the usual length. */
const MOST_DECISIONS = 100;
const MOST_JUDGED = 1_000;
const SEATS = 5;
const WORD = 8;

export class Judge {
  readonly #kernel: Kernel<JudgeCalls>;
  readonly #depth: Depth;
  readonly #at: Readonly<Record<'seen' | 'rngs' | 'verdict' | 'ints' | 'course' | 'deciders' | 'skills', number>>;
  readonly #ladder: { readonly means: number; readonly errors: number };

  constructor(kernel: Kernel<JudgeCalls>, depth: Depth = DEPTH) {
    this.#kernel = kernel;
    this.#depth = depth;
    const reserve = (cells: number, size = WORD) => kernel.call.reserve(cells * size);
    this.#at = {
      seen: reserve(POSITION_LENGTH, 2),
      rngs: reserve(2),
      verdict: reserve(VERDICT.length + CHOICE.length * MOST_CHOICES),
      ints: reserve(ACCOUNT_LENGTH + RATES.length + 2),
      course: reserve(Math.max(SEATS * MOST_DECISIONS, JUDGED_LENGTH * MOST_JUDGED)),
      deciders: reserve(MOST_DECISIONS),
      skills: reserve(MOST_DECISIONS),
    };
    this.#ladder = { means: reserve(LADDER.length), errors: reserve(LADDER.length) };
    kernel.reals(this.#ladder.means, LADDER.length).set(LADDER.map(({ given_away }) => given_away.mean));
    kernel.reals(this.#ladder.errors, LADDER.length).set(LADDER.map(({ given_away }) => given_away.error));
  }

  /** By what is judged: whoever has the same, gets the same numbers. */
  fingerprint({ players, more_cards }: Pick<GameOptions, 'players' | 'more_cards'>): Record<string, string | number> {
    const hashes: Readonly<Record<string, string>> = WEIGHT_HASHES;
    const weights = hashes[`players${players}${more_cards ? '-more' : ''}`] ?? '';
    return { ...FORMULA, weights, warmth: WARMTH, ...this.#depth };
  }

  /** The lead everyone can expect where a game stands, in grains, all cards known. */
  async expected(game: BareGame): Promise<readonly number[]> {
    const { call, at } = this.#kernel;
    const { rngs, ints } = this.#at;
    this.#kernel.seed(await this.#chance(game, ASKED.expected, true), rngs);
    const { playouts } = this.#depth;
    this.#ask(call.expect(game.lies.game, game.lies.position, playouts, at.weights, WARMTH, rngs, ints));
    return this.#kernel.ints(ints, game.totals.length);
  }

  /** What is thought of a move of the seat to act. */
  async judged(game: BareGame, move: Move): Promise<Judged> {
    const moves = game.moves();
    const chosen = moves.findIndex((each) => isSame(each, move));
    const { rngs, verdict } = this.#at;
    this.#kernel.seed(await this.#chance(game, ASKED.choices, false), rngs);
    this.#kernel.seed(await this.#chance(game, ASKED.taken, false), rngs + WORD);
    const { worlds, error, most } = this.#depth;
    const { call, at } = this.#kernel;
    const { game: lies, position } = game.lies;
    this.#ask(call.judge(lies, position, chosen, worlds, error, most, at.weights, WARMTH, rngs, verdict));
    const told = this.#kernel.ints(verdict, VERDICT.length + CHOICE.length * moves.length);
    return verdictOf(game, moves, chosen, told);
  }

  /** The sums over a round for one seat, whose decisions come first among those that turned it. */
  account(end: End, decisions: readonly Course[], seat: SeatNumber | typeof NOBODY): Account {
    const isOpen = 'leads' in end;
    const ends = isOpen ? end.leads : end.points;
    const seats = ends.length;
    const { course, deciders, skills, verdict, ints } = this.#at;
    this.#kernel.write(verdict, ends);
    this.#kernel.write(
      course,
      decisions.flatMap(({ expected }) => expected),
    );
    this.#kernel.write(
      deciders,
      decisions.map((each) => each.seat),
    );
    this.#kernel.write(
      skills,
      decisions.map(({ skill }) => skill),
    );
    const { call } = this.#kernel;
    this.#ask(call.account(seats, verdict, Number(isOpen), decisions.length, course, deciders, skills, seat, ints));
    const told = this.#kernel.ints(ints, ACCOUNT_LENGTH);
    const [deal = 0, own = 0, lie = 0, others = 0] = told.slice(ACCOUNT.ledger);
    return {
      par: told.slice(ACCOUNT.par, ACCOUNT.par + seats).map((tenths) => tenths / 10),
      end: told.slice(ACCOUNT.end, ACCOUNT.end + seats),
      ledger: { deal, decisions: own, lie, others },
      turning: told.slice(ACCOUNT.turning, ACCOUNT.turning + (told[ACCOUNT.turns] ?? 0)),
    };
  }

  /** How well somebody played, by all their decisions in the order of rounds. */
  rates(game: BareGame, decisions: readonly (Judged & { readonly round: number })[]): Rates {
    const { call } = this.#kernel;
    const { course, ints } = this.#at;
    const { means, errors } = this.#ladder;
    this.#kernel.write(course, decisions.flatMap(cellsOf));
    this.#ask(call.rates(game.lies.game, course, decisions.length, means, errors, LADDER.length, ints));
    const [rounds = 0, real = 0, given = 0, givenError = 0, kept = 0, keptError = 0, chance = 0, beside = 0, ...rungs] =
      this.#kernel.ints(ints, RATES.length + 2);
    return {
      rounds,
      real,
      given_away: meanOf(given, givenError),
      kept: meanOf(kept, keptError),
      chance_given_away: chance / PARTS,
      as_strong_as: rungs.slice(0, beside).map((rung) => LADDER[rung]?.strength ?? ''),
    };
  }

  #ask(answer: number): void {
    this.#kernel.ask(answer);
  }

  /** Where chance begins: from a question, and all that is known where it is asked. */
  async #chance(game: BareGame, words: string, isOpen: boolean): Promise<bigint> {
    const { call } = this.#kernel;
    this.#ask(call.look(game.lies.game, game.lies.position, Number(isOpen), this.#at.seen));
    const kind = KINDS.indexOf(game.moves()[0]?.kind ?? 'play-card');
    const asked = words.replace('{kind}', String(kind)).replace('{seat}', String(game.turn));
    const known = this.#kernel.bytes(this.#at.seen, 2 * POSITION_LENGTH);
    const data = new Uint8Array([...new TextEncoder().encode(asked), ...known]);
    return new DataView(await crypto.subtle.digest('SHA-256', data)).getBigUint64(0);
  }
}

function verdictOf(game: BareGame, moves: readonly Move[], chosen: number, told: readonly number[]): Judged {
  const [inPoints = 0, skill = 0, given = 0, could = 0, real = 0, mark = 0] = told;
  const unit = inPoints ? 'points' : 'chance';
  const rows = moves.map((_, place) => rowOf(told.slice(VERDICT.length + CHOICE.length * place)));
  const best = rows.reduce((found, row, place) => (row.worth > (rows[found]?.worth ?? 0) ? place : found), 0);
  const values = rows.map((row, place) => valueOf(row, moves[place] as Move, game));
  const choices = rows.map(({ as_good, drawn, unsure }, place) => {
    const reasons = place === chosen || place === best ? (values[place]?.reasons ?? []) : [];
    const bar = { worth: drawn / BARS[unit], error: unsure / BARS[unit], as_good: as_good === 1, reasons };
    return { ...thingOf(moves[place] as Move), ...bar };
  });
  const head = { unit, chosen, given_away: given / PARTS, mark: MARKS[mark - 1] ?? null, real: real === 1 } as const;
  return { verdict: { ...head, of: moves.length, choices }, skill, could, values };
}

/** What the judge tells of a choice, by its names: whole numbers. */
type Row = Readonly<Record<(typeof CHOICE)[number], number>>;

function rowOf(told: readonly number[]): Row {
  return Object.fromEntries(CHOICE.map((name, place) => [name, told[place] ?? 0])) as Row;
}

/** How likely a choice takes the trick. */
function chanceOf({ takes, tried }: Row): number {
  return tried === 0 ? 0 : takes / tried;
}

function valueOf(row: Row, move: Move, game: BareGame): Value {
  const { likely, lead, error, worth, behind, behind_error } = row;
  return {
    choice: toldOf(move),
    likely: likely / PARTS,
    lead: lead / PARTS,
    error: error / PARTS,
    worth: worth / PARTS,
    behind: behind / PARTS,
    behind_error: behind_error / PARTS,
    reasons: game.reasons(move, chanceOf(row)),
  };
}

function toldOf(move: Move): Told {
  if (move.kind === 'name-starter') return { starter: move.starter };
  return move.kind === 'pick-designator' ? { pick: move.card } : { play: move.card };
}

function thingOf(move: Move): { readonly card: CardCode | null; readonly starter: SeatNumber | null } {
  return move.kind === 'name-starter' ? { card: null, starter: move.starter } : { card: move.card, starter: null };
}

function isSame(one: Move, other: Move): boolean {
  const [a, b] = [thingOf(one), thingOf(other)];
  return one.kind === other.kind && a.card === b.card && a.starter === b.starter;
}

function cellsOf({ round, verdict, could }: Judged & { readonly round: number }): readonly number[] {
  const given = Math.round(verdict.given_away * PARTS);
  return [round, Number(verdict.unit === 'points'), given, could, verdict.of, Number(verdict.real)];
}

function meanOf(mean: number, error: number): Mean {
  return { mean: mean / PARTS, error: error < 0 ? null : error / PARTS };
}
