/** The house on this device: a game of the kernel, and bots that play it. */
import { type Deal, Game, Kernel, type Move, type Weighed } from '../kernel';
import { dealOf, dealtRound, type KeptRound, nextMove, roundAfter } from './record';
import type { BotSeat, GameEvent, GameOptions, Reason, SeatNumber } from '../wire/protocol.gen';
import { Refusal } from '../wire/refusal';

/** What happened, and what the game waits for then. */
export interface Told {
  readonly events: readonly GameEvent[];
  readonly phase: Game['phase'];
  readonly turn: SeatNumber | null;
  /** What the seat to act may do. */
  readonly moves: readonly Move[];
  /** Why it may not play its other cards. */
  readonly whyNot: Reason | null;
  /** Who deals next, once a round was dealt. */
  readonly dealer: SeatNumber | null;
  /** What happened, as each person sees it, by seat. */
  readonly seen: readonly (readonly GameEvent[])[];
}

/** What a rule forbids: nothing happened. */
export interface Forbidden {
  readonly refused: Reason;
}

/** What a bot would do, how many plays that took in its head, about, and how many milliseconds. */
export interface Thought {
  readonly move: Move;
  readonly plays: number;
  readonly took: number;
}

/** Whatever runs a game: in this thread, or in another one. */
export interface House {
  begin(options: GameOptions): Promise<void>;
  deal(deal: Deal): Promise<Told>;
  play(move: Move): Promise<Told | Forbidden>;
  /** What a bot would do, with so many plays in its head at most. */
  think(bot: BotSeat, effort: number): Promise<Thought>;
  /** What the strongest thinks of every move, with so many plays in its head, about. */
  weigh(effort: number): Promise<Weighed[]>;
  close(): void;
}

/** A round played again as it was kept, as far as it went: what happened at each step; a `Refusal` if a rule forbids some of it. */
export async function* again(
  house: House,
  round: KeptRound,
  at: number,
  options: GameOptions,
): AsyncGenerator<Told, void> {
  const deal = dealOf(round, at);
  let now = dealtRound(deal, options);
  let told = await house.deal(deal).catch(notAgain);
  let move: Move | null;
  do {
    yield told;
    now = roundAfter(now, told.events);
    move = nextMove(round, now);
    if (move !== null) told = allowed(await house.play(move));
  } while (move !== null);
}

function allowed(told: Told | Forbidden): Told {
  return 'refused' in told ? notAgain(told.refused.message) : told;
}

function notAgain(why: unknown): never {
  throw new Refusal({ code: 'local/not-again', message: String(why), rule: null, context: {} });
}

/** Where the module and the weights for a game come from. */
export interface Supplies {
  module(): Promise<WebAssembly.Module>;
  weights(options: Pick<GameOptions, 'players' | 'more_cards'>): Promise<ArrayBuffer>;
}

export class HouseHere implements House {
  #kernel: Kernel | null = null;
  /** The options whose weights the kernel has: only some of them matter. */
  #learnt = '';
  #game: Game | null = null;
  readonly #supplies: Supplies;
  readonly #seed: () => bigint;

  constructor(supplies: Supplies, seed = randomSeed) {
    this.#supplies = supplies;
    this.#seed = seed;
  }

  async begin(options: GameOptions): Promise<void> {
    this.#kernel ??= new Kernel(await this.#supplies.module());
    await this.#learn(this.#kernel, options);
    this.#game = new Game(this.#kernel, options);
  }

  /** Games of the same kind need nothing more: what they play with may be gone from where it came from. */
  async #learn(kernel: Kernel, options: GameOptions): Promise<void> {
    const kind = `${options.players} ${options.more_cards}`;
    if (kind === this.#learnt) return;
    kernel.learn(await this.#supplies.weights(options));
    this.#learnt = kind;
  }

  async deal(deal: Deal): Promise<Told> {
    return this.#told(this.#now.deal(deal));
  }

  async play(move: Move): Promise<Told | Forbidden> {
    const refused = this.#now.refusal(move);
    return refused ? { refused } : this.#told(this.#now.play(move) ?? []);
  }

  async think({ strength, name }: BotSeat, effort: number): Promise<Thought> {
    const begun = performance.now();
    const move = this.#now.think(strength, this.#seed(), effort, name);
    return { move, plays: this.#now.playsOf(strength, effort), took: performance.now() - begun };
  }

  async weigh(effort: number): Promise<Weighed[]> {
    return this.#now.weigh(this.#seed(), effort);
  }

  close(): void {
    this.#game = null;
  }

  get #now(): Game {
    if (this.#game === null) throw new Error('no game was begun');
    return this.#game;
  }

  #told(events: readonly GameEvent[]): Told {
    const game = this.#now;
    const { phase, turn, dealer } = game;
    const persons = Array.from({ length: game.options.players }, (_, seat) => seat);
    const seen = persons.map((seat) => events.map((event) => game.seenBy(seat, event)));
    return { events, phase, turn, moves: turn === null ? [] : game.moves(), whyNot: game.whyNot(), dealer, seen };
  }
}

function randomSeed(): bigint {
  return crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n;
}
