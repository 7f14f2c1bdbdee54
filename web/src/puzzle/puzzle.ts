/** What follows from answers to puzzles, in plain functions. */
import type { PuzzleAnswer, PuzzleChoice, PuzzleMark, PuzzleRating } from '../wire/bodies.gen';
import type { CardCode } from '../wire/protocol.gen';
import type { HintReason } from '../words/hints';

export type Outcome = PuzzleMark['outcome'];
export type Theme = PuzzleAnswer['themes'][number];

export const LEVELS: readonly PuzzleAnswer['level'][] = [1, 2, 3, 4];
export const THEMES: readonly Theme[] = ['trump', 'take', 'leave', 'shed', 'designate'];

/** The choice of a card; the right one where several are as good is the first. */
export function choiceOf({ choices }: PuzzleAnswer, card: CardCode): PuzzleChoice {
  return choices.find((choice) => choice.card === card) as PuzzleChoice;
}

/** The card to name as the right one: the own one, if it is. */
export function bestOf(answer: PuzzleAnswer, own: CardCode): PuzzleChoice {
  return choiceOf(answer, answer.right.includes(own) ? own : (answer.right[0] ?? own));
}

/** Why the right card is right. */
export function reasonsOf(answer: PuzzleAnswer): readonly HintReason[] {
  return choiceOf(answer, answer.right[0] ?? '').reasons as readonly HintReason[];
}

/** A rating as it is written: no number to count with. */
export function ratingWords({ rating, deviation }: PuzzleRating): {
  readonly rating: string;
  readonly deviation: string;
} {
  return { rating: String(rating), deviation: String(deviation) };
}

/** How a run went, in a word. */
export function shareOf(right: number, all: number): 'all' | 'most' | 'half' | 'few' {
  if (right === all) return 'all';
  if (right * 10 >= all * 7) return 'most';
  return right * 10 >= all * 4 ? 'half' : 'few';
}

/** What most of the missed ones were about; null if none was missed. */
export function missedMost(answers: readonly (PuzzleAnswer | null)[]): Theme | null {
  const missed = answers.filter((answer) => answer !== null && answer.outcome !== 'right');
  const counts = THEMES.map((theme) => missed.filter((answer) => answer?.themes.includes(theme)).length);
  const most = Math.max(...counts);
  return most === 0 ? null : (THEMES[counts.indexOf(most)] ?? null);
}

/** Where a run of puzzles comes from, by the last part of its address. */
export function sourceOf(which: string): string {
  if (which === 'due') return '/api/me/puzzles/due';
  if ((THEMES as readonly string[]).includes(which)) return `/api/puzzles/run?theme=${which}`;
  if (/^[1-4]$/.test(which)) return `/api/puzzles/run?level=${which}`;
  return '/api/puzzles/run';
}

/** Whether an address means one puzzle. */
export function isOne(which: string): boolean {
  return /^[0-9a-f]{12}$/.test(which);
}
