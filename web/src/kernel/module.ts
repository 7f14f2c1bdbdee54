/** The kernel as WebAssembly: room in its memory, and calls with plain numbers. It has all rules of the game. */
import {
  EVENT_LENGTH,
  MIND_LENGTH,
  MOST_CHOICES,
  MOST_EVENTS,
  OPINION_LENGTH,
  POSITION_LENGTH,
  REASON_ROOM,
  WEIGHTS,
} from './layout.gen';
import { floatsOf } from './halves';

/** Where something lies in the memory of the module. */
type Place = number;

/** What every module has: rooms in its memory, and the course of a game. A function answers `FAILED` if it cannot. */
export interface CourseCalls {
  readonly memory: WebAssembly.Memory;
  reserve(size: number): Place;
  reset(): void;
  begin(
    game: Place,
    players: number,
    more: number,
    picks: number,
    rounds: number,
    goal: number,
    dabbscheedel: number,
  ): number;
  deal(
    game: Place,
    position: Place,
    dealer: number,
    hands: Place,
    size: number,
    value: number,
    starter: number,
    events: Place,
  ): number;
  choices(game: Place, position: Place, found: Place): number;
  make(game: Place, position: Place, choice: number, events: Place): number;
  refused(game: Place, position: Place, choice: number): number;
  dealer(game: Place, position: Place): number;
  sight(position: Place, seat: number, found: Place): number;
  reasons(game: Place, position: Place, choice: number, chance: number, found: Place): number;
}

/** What `ebbes.wasm` has for bots. */
export interface PlayCalls extends CourseCalls {
  see(game: Place, position: Place, seat: number, hand: Place, size: number, shown: Place): number;
  think(game: Place, position: Place, mind: Place, taste: Place, weights: Place, warmth: number, rng: Place): number;
  weigh(game: Place, position: Place, mind: Place, weights: Place, warmth: number, rng: Place, found: Place): number;
  rounds(start: Place, cards: Place, size: number, rng: Place, number: number, sums: Place): number;
}

/** What `judge.wasm` has for the judge. */
export interface JudgeCalls extends CourseCalls {
  look(game: Place, position: Place, isOpen: number, found: Place): number;
  expect(
    game: Place,
    position: Place,
    playouts: number,
    weights: Place,
    warmth: number,
    rng: Place,
    found: Place,
  ): number;
  judge(
    game: Place,
    position: Place,
    chosen: number,
    worlds: number,
    error: number,
    most: number,
    weights: Place,
    warmth: number,
    rngs: Place,
    verdict: Place,
  ): number;
  account(
    seats: number,
    points: Place,
    isOpen: number,
    decisions: number,
    course: Place,
    deciders: Place,
    skills: Place,
    seat: number,
    found: Place,
  ): number;
  rates(game: Place, judged: Place, count: number, means: Place, errors: Place, rungs: number, found: Place): number;
}

const FAILED = -(2 ** 31);
const MOST_CARDS = 75;
const WORD = 8;

/** The kernel did not answer: a fault of ours, not of a choice. */
export class KernelFault extends Error {}

export class Kernel<Calls extends CourseCalls = PlayCalls> {
  readonly call: Calls;
  readonly at: Readonly<
    Record<
      'hands' | 'choices' | 'events' | 'seen' | 'mind' | 'taste' | 'rng' | 'opinions' | 'reasons' | 'weights',
      Place
    >
  >;

  constructor(module: WebAssembly.Module) {
    this.call = new WebAssembly.Instance(module).exports as unknown as Calls;
    const reserve = (cells: number, size = WORD) => this.call.reserve(cells * size);
    this.at = {
      hands: reserve(MOST_CARDS, 1),
      choices: reserve(MOST_CHOICES),
      events: reserve(EVENT_LENGTH * MOST_EVENTS),
      seen: reserve(POSITION_LENGTH, 2),
      mind: reserve(MIND_LENGTH),
      taste: reserve(4),
      rng: reserve(1),
      opinions: reserve(MOST_CHOICES * OPINION_LENGTH),
      reasons: reserve(REASON_ROOM),
      weights: reserve(WEIGHTS, 4),
    };
  }

  /** Take the weights of a policy, as they are kept: halves of floats. */
  learn(halves: ArrayBuffer): void {
    new Float32Array(this.call.memory.buffer, this.at.weights, WEIGHTS).set(floatsOf(halves));
  }

  /** Ask the module; what it made on the way is forgotten if it fails. */
  ask(answer: number): number {
    if (answer !== FAILED) return answer;
    this.call.reset();
    throw new KernelFault('the kernel has no answer');
  }

  /** Numbers of the module, as they are now. */
  ints(at: Place, size: number): number[] {
    return Array.from(new BigInt64Array(this.call.memory.buffer, at, size), Number);
  }

  write(at: Place, numbers: readonly number[]): void {
    new BigInt64Array(this.call.memory.buffer, at, numbers.length).set(numbers.map(BigInt));
  }

  reals(at: Place, size: number): Float64Array {
    return new Float64Array(this.call.memory.buffer, at, size);
  }

  halfwords(at: Place, size: number): Uint16Array {
    return new Uint16Array(this.call.memory.buffer, at, size);
  }

  bytes(at: Place, size: number): Uint8Array {
    return new Uint8Array(this.call.memory.buffer, at, size);
  }

  /** Begin chance anew, or some of it elsewhere. */
  seed(seed: bigint, at: Place = this.at.rng): void {
    new BigUint64Array(this.call.memory.buffer, at, 1)[0] = BigInt.asUintN(64, seed);
  }
}
