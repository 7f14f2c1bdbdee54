import type { CardCode } from '../wire/protocol.gen';

/** What a choice is among the others; told by its pattern, not by its colour alone. */
export type BarMark = 'best' | 'good' | 'own';

/** One choice as a bar: what it is worth, how sure that is, and how it is written and read aloud. */
export interface Bar {
  readonly card: CardCode | null;
  /** What is written where there is no card. */
  readonly name: string;
  readonly worth: number;
  readonly error: number;
  readonly figure: string;
  readonly mark: BarMark | null;
  /** What the mark says in a word. */
  readonly tag: string;
  readonly aloud: string;
}

/** What is marked among these bars, each word once, in their order. */
export function legendOf(bars: readonly Bar[]): readonly Bar[] {
  return bars.filter(({ tag }, at) => tag !== '' && bars.findIndex((bar) => bar.tag === tag) === at);
}
