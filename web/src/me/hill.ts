/** Where everybody stands on the hill, and the way over time: numbers into places of a drawing. */
import type { LadderRung, Mean, WayStep } from '../wire/bodies.gen';

/** So many standard errors are rather sure: nine of ten times the truth lies within. */
export const SURE = 1.6;

/** A place in a drawing. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The least and the most somebody rather surely gives away; nobody gives away less than nothing. */
export function rangeOf({ mean, error }: Mean): readonly [number, number] {
  return [Math.max(0, mean - SURE * error), mean + SURE * error];
}

/** A hill of this size: the path goes up from who gives away the most to who gives away nothing. */
export class Hill {
  readonly width: number;
  readonly height: number;
  /** What is given away where the path begins. */
  readonly #most: number;

  constructor(width: number, height: number, ladder: readonly LadderRung[], own: Mean | null) {
    this.width = width;
    this.height = height;
    const weakest = Math.max(1, ...ladder.map(({ given_away }) => given_away.mean));
    this.#most = 1.08 * Math.max(weakest, own?.mean ?? 0);
  }

  /** Where somebody stands who gives away so much in a round. */
  at(givenAway: number): Point {
    const edge = 24;
    const far = 1 - Math.min(1, Math.max(0, givenAway / this.#most));
    return this.#ground(edge + far * (this.width - 2 * edge));
  }

  /** The path between two who give away so much. */
  path(from: number, to: number): string {
    const [first, last] = [this.at(from).x, this.at(to).x];
    const steps = Math.max(1, Math.ceil((last - first) / 8));
    return line(Array.from({ length: steps + 1 }, (_, at) => this.#ground(first + ((last - first) * at) / steps)));
  }

  /** The whole path. */
  get way(): string {
    return this.path(this.#most, 0);
  }

  /** The slope below it, down to the edge of the picture. */
  get slope(): string {
    const steps = Array.from({ length: 25 }, (_, at) => this.#ground((this.width * at) / 24));
    return `${line(steps)}V${this.height}H0z`;
  }

  #ground(x: number): Point {
    const t = x / this.width;
    return { x: round(x), y: round(this.height * (0.82 - 0.35 * t - 0.2 * t * t)) };
  }
}

/** The way over time, in a frame: less given away is further up. */
export class Way {
  readonly #steps: readonly WayStep[];
  readonly #from: Point;
  readonly #to: Point;
  readonly #least: number;
  readonly #most: number;

  constructor(steps: readonly WayStep[], ladder: readonly LadderRung[], from: Point, to: Point) {
    const seen = steps.flatMap(({ given_away }) => rangeOf(given_away));
    const rungs = ladder.map(({ given_away }) => given_away.mean);
    this.#steps = steps;
    this.#from = from;
    this.#to = to;
    this.#least = Math.min(...seen, Math.min(...rungs.filter((rung) => rung >= Math.min(...seen)), Math.max(...seen)));
    this.#most = Math.max(...seen);
  }

  /** How far down what is given away stands. */
  y(givenAway: number): number {
    const share = (givenAway - this.#least) / (this.#most - this.#least || 1);
    return round(this.#from.y + share * (this.#to.y - this.#from.y));
  }

  /** Whether a rung stands within the frame. */
  holds(givenAway: number): boolean {
    return givenAway >= this.#least && givenAway <= this.#most;
  }

  get points(): readonly Point[] {
    return this.#steps.map(({ at, given_away }) => ({ x: this.#x(at), y: this.y(given_away.mean) }));
  }

  get line(): string {
    return line(this.points);
  }

  /** What is rather sure, as an area. */
  get band(): string {
    const edge = (side: 0 | 1) =>
      this.#steps.map(({ at, given_away }) => ({ x: this.#x(at), y: this.y(rangeOf(given_away)[side]) }));
    return `${line([...edge(0), ...edge(1).toReversed()])}z`;
  }

  #x(at: number): number {
    const [first, last] = [this.#steps[0]?.at ?? 0, this.#steps.at(-1)?.at ?? 1];
    return round(this.#from.x + ((at - first) / (last - first || 1)) * (this.#to.x - this.#from.x));
  }
}

function line(points: readonly Point[]): string {
  return points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
