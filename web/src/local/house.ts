/** The house on this device: a game of the kernel, and bots that play it. */
import { type Deal, Game, Kernel, type Move, type Weighed } from '../kernel';
import type { BotSeat, GameEvent, GameOptions, SeatNumber } from '../wire/protocol.gen';

/** What happened, and what the game waits for then. */
export interface Told {
  readonly events: readonly GameEvent[];
  readonly phase: Game['phase'];
  readonly turn: SeatNumber | null;
  /** What the seat to act may do. */
  readonly moves: readonly Move[];
}

/** Whatever runs a game: in this thread, or in another one. */
export interface House {
  begin(options: GameOptions): Promise<void>;
  deal(deal: Deal): Promise<Told>;
  /** Null if a rule forbids it. */
  play(move: Move): Promise<Told | null>;
  /** What a bot would do, with so many plays in its head at most. */
  think(bot: BotSeat, effort: number): Promise<Move>;
  weigh(): Promise<Weighed[]>;
  close(): void;
}

/** Where the module and the weights for a game come from. */
export interface Supplies {
  module(): Promise<WebAssembly.Module>;
  weights(options: GameOptions): Promise<ArrayBuffer>;
}

export class HouseHere implements House {
  #kernel: Kernel | null = null;
  #game: Game | null = null;
  readonly #supplies: Supplies;
  readonly #seed: () => bigint;

  constructor(supplies: Supplies, seed = randomSeed) {
    this.#supplies = supplies;
    this.#seed = seed;
  }

  async begin(options: GameOptions): Promise<void> {
    const [module, weights] = await Promise.all([this.#supplies.module(), this.#supplies.weights(options)]);
    this.#kernel ??= new Kernel(module);
    this.#kernel.learn(weights);
    this.#game = new Game(this.#kernel, options);
  }

  async deal(deal: Deal): Promise<Told> {
    return this.#told(this.#now.deal(deal));
  }

  async play(move: Move): Promise<Told | null> {
    const events = this.#now.play(move);
    return events && this.#told(events);
  }

  async think({ strength, name }: BotSeat, effort: number): Promise<Move> {
    return this.#now.think(strength, this.#seed(), effort, name);
  }

  async weigh(): Promise<Weighed[]> {
    return this.#now.weigh(this.#seed());
  }

  close(): void {
    this.#game = null;
  }

  get #now(): Game {
    if (this.#game === null) throw new Error('no game was begun');
    return this.#game;
  }

  #told(events: readonly GameEvent[]): Told {
    const { phase, turn } = this.#now;
    return { events, phase, turn, moves: turn === null ? [] : this.#now.moves() };
  }
}

function randomSeed(): bigint {
  return crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n;
}
