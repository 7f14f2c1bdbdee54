/** A game of the kernel with its bots: what they would do, and what they think of it. */
import { CELL, HINT, MINDS, OPINION_LENGTH, TASTES as OF_THE_HOUSE, WARMTH } from './layout.gen';
import { BareGame, type Move, type Reasons } from './baregame';
import type { PlayCalls } from './module';
import type { Strength } from '../wire/protocol.gen';

export interface Estimate {
  readonly mean: number;
  readonly error: number | null;
}

/** What the strongest mind thinks of a move. */
export interface Weighed {
  readonly move: Move;
  readonly points: Estimate;
  readonly lead: Estimate;
  readonly worth: number;
  readonly reasons: Reasons;
}

const NO_TASTE = [0, 0, 0];
/** On fewer worlds than this a hint would be a guess. */
const FEWEST = 32;
const TASTES: Readonly<Record<string, readonly number[]>> = OF_THE_HOUSE;

export class Game extends BareGame<PlayCalls> {
  /**
   * What a mind would do for the seat to act, from what that seat sees. `effort` limits its plays; one of the house has a
   * taste, by their name.
   */
  think(strength: Strength, seed: bigint, effort = Infinity, name = ''): Move {
    const { call, at } = this.kernel;
    const [worlds, plays, ...traits] = MINDS[strength];
    this.kernel.write(at.mind, [worlds, Math.min(plays, effort), ...traits]);
    this.kernel
      .reals(at.taste, NO_TASTE.length)
      .set(TASTES[`${name}/${strength}`] ?? TASTES[`/${strength}`] ?? NO_TASTE);
    this.kernel.seed(seed);
    const { mind, taste, weights, rng } = at;
    return this.move(
      this.kernel.ask(call.think(this.lies.game, this.lies.position, mind, taste, weights, WARMTH, rng)),
    );
  }

  /** How many plays a thought makes in its head, about; `effort` limits them. */
  playsOf(strength: Strength, effort: number): number {
    const [worlds, plays] = MINDS[strength];
    return Math.min(plays, effort, worlds * this.#playsOfAWorld());
  }

  /** What the strongest mind thinks of every move, the best first. `effort` limits its plays, as far as it still can tell. */
  weigh(seed: bigint, effort = Infinity): Weighed[] {
    const [most] = HINT;
    const worlds = Math.max(Math.min(most, FEWEST), Math.min(most, Math.floor(effort / this.#playsOfAWorld())));
    return this.weighOn(worlds, seed);
  }

  /** The same on so many worlds. */
  weighOn(worlds: number, seed: bigint): Weighed[] {
    const { call, at } = this.kernel;
    const moves = this.moves();
    const [, ...traits] = HINT;
    this.kernel.write(at.mind, [worlds, ...traits]);
    this.kernel.seed(seed);
    const asked = call.weigh(this.lies.game, this.lies.position, at.mind, at.weights, WARMTH, at.rng, at.opinions);
    this.kernel.ask(asked);
    const numbers = Array.from(this.kernel.reals(at.opinions, moves.length * OPINION_LENGTH));
    const found = moves.map((move, place) => this.#weighed(move, numbers.slice(OPINION_LENGTH * place)));
    return found.sort((one, other) => other.worth - one.worth);
  }

  #weighed(move: Move, [own = 0, ownError = 0, lead = 0, leadError = 0, worth = 0, chance = 0]: number[]): Weighed {
    const points = { mean: own, error: ownError };
    return { move, points, lead: { mean: lead, error: leadError }, worth, reasons: this.reasons(move, chance) };
  }

  /** Every move played to the end once. */
  #playsOfAWorld(): number {
    return Math.max(1, this.moves().length * (this.dealtCards - this.cell(CELL.MADE)));
  }
}
