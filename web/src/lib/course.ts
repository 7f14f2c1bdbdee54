/** The points of everyone after each round of a game, as this browser has seen them. */
import { isRecord, load, save } from "./storage";

/** Totals by seat after each round; a round that was not seen is missing. */
export type Course = Readonly<Record<number, readonly number[]>>;

const KEY = "course";

/** Only the newest game is kept. */
export function rememberTotals(game: string, round: number, totals: readonly number[]): void {
  save(KEY, { game, rounds: { ...courseOf(game), [round]: totals } });
}

export function courseOf(game: string): Course {
  const kept = load(KEY);
  const isOurs = isRecord(kept) && kept.game === game && isRecord(kept.rounds);
  return isOurs ? (kept.rounds as Course) : {};
}
