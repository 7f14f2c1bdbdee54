/** Who is asked for puzzles: the server, or where it does not answer what was taken along. */
import { load, save } from '../browser/storage';
import { ask } from '../server/api';
import { session } from '../server/session.svelte';
import type { AskedPuzzle, PuzzleAlong, PuzzleAnswer, PuzzleRun, PuzzleShelf } from '../wire/bodies.gen';
import type { CardCode } from '../wire/protocol.gen';
import type { GivenCard } from '../wire/questions.gen';
import { Refusal, unasked } from '../wire/refusal';
import { LEVELS, sourceOf, THEMES, type Theme } from './puzzle';

export interface Teller {
  /** What there is. */
  shelf(): Promise<PuzzleShelf>;
  /** Some in a row, by the last part of an address. */
  run(which: string): Promise<readonly string[]>;
  asked(id: string): Promise<AskedPuzzle>;
  /** What a card was; `name`: for who is nobody yet. */
  answer(id: string, card: CardCode, name: string): Promise<PuzzleAnswer>;
}

export const SERVER: Teller = {
  async shelf() {
    await session.open();
    return ask('GET', '/api/puzzles');
  },
  run: async (which) => (await ask<PuzzleRun>('GET', sourceOf(which))).puzzles,
  asked: (id) => ask('GET', `/api/puzzles/${id}`),
  async answer(id, card, name) {
    await session.arrive(name);
    return ask<PuzzleAnswer, GivenCard>('POST', `/api/puzzles/${id}`, { card });
  },
};

/** Under what it is kept which of those taken along were answered. */
const ANSWERED = 'puzzles-answered';
/** As many as a server gives in a row. */
export const LENGTH = 10;
/** Answers here say nothing about anybody. */
const UNRATED = { rating: 0, deviation: 0, settled: false };

export class Along implements Teller {
  constructor(readonly puzzles: readonly PuzzleAlong[]) {}

  async shelf(): Promise<PuzzleShelf> {
    const { puzzles } = this;
    const about = (theme: Theme) => puzzles.filter(({ themes }) => themes.includes(theme)).length;
    return {
      count: puzzles.length,
      themes: THEMES.map((theme) => ({ theme, count: about(theme), answered: 0, right: 0 })),
      levels: LEVELS.map((level) => ({ level, count: puzzles.filter((each) => each.level === level).length })),
      own: null,
    };
  }

  /** Those that fit, first those that were not answered here. */
  async run(which: string): Promise<readonly string[]> {
    const known = answeredHere();
    const fitting = this.puzzles.filter((puzzle) => fits(puzzle, which)).map(({ id }) => id);
    const fresh = fitting.filter((id) => !known.includes(id));
    return [...fresh, ...fitting.filter((id) => known.includes(id))].slice(0, LENGTH);
  }

  async asked(id: string): Promise<AskedPuzzle> {
    return { id, snapshot: this.#find(id).snapshot };
  }

  async answer(id: string, card: CardCode): Promise<PuzzleAnswer> {
    const told = this.#find(id).answers[card];
    if (told === undefined) throw unasked('network/lost', `${card} was not taken along`);
    const answered = new Set([...answeredHere(), id]);
    save(
      ANSWERED,
      this.puzzles.map((puzzle) => puzzle.id).filter((each) => answered.has(each)),
    );
    return { ...told, counts: false, before: UNRATED, after: UNRATED };
  }

  #find(id: string): PuzzleAlong {
    const found = this.puzzles.find((puzzle) => puzzle.id === id);
    if (found === undefined) throw unasked('network/lost', `puzzle ${id} was not taken along`);
    return found;
  }
}

function answeredHere(): readonly unknown[] {
  const kept = load(ANSWERED);
  return Array.isArray(kept) ? kept : [];
}

function fits({ level, themes }: PuzzleAlong, which: string): boolean {
  if (which === 'due') return false;
  if (LEVELS.some((each) => String(each) === which)) return String(level) === which;
  return THEMES.every((theme) => theme !== which) || themes.some((theme) => theme === which);
}

/** Asks the server, and from the moment it does not answer what was taken along, if that knows. */
export class Asking {
  #teller: Teller = SERVER;

  /** Whether what was taken along is asked by now. */
  get isAlong(): boolean {
    return this.#teller !== SERVER;
  }

  async ask<Answer>(question: (teller: Teller) => Promise<Answer>): Promise<Answer> {
    try {
      return await question(this.#teller);
    } catch (error) {
      if (!(error instanceof Refusal && error.isPassing)) throw error;
      return this.#askAlong(question, error);
    }
  }

  async #askAlong<Answer>(question: (teller: Teller) => Promise<Answer>, why: Refusal): Promise<Answer> {
    const { puzzlesHere } = await import('../local/puzzles');
    const puzzles = await puzzlesHere();
    if (puzzles.length === 0) throw why;
    const along = new Along(puzzles);
    const answer = await question(along);
    this.#teller = along;
    return answer;
  }
}
