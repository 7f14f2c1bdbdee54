/** The points of everyone after each round of a game, as this browser has seen them. */
import type { Seen } from '../../game/seen';
import { isRecord, load, save } from '../../browser/storage';

/** Totals by seat after each round; a round that was not seen is missing. */
export type Totals = Readonly<Record<number, readonly number[]>>;

const KEY = 'course';

/** Remember the points as they stand; only the newest game is kept. */
export function rememberTotals(seen: Seen): void {
  const score = seen.table.game?.view.score;
  if (score === undefined || score.rounds === 0) return;
  const rounds = totalsOf(seen);
  if (String(rounds[score.rounds]) === String(score.totals)) return;
  save(KEY, { game: gameKey(seen), rounds: { ...rounds, [score.rounds]: score.totals } });
}

export function totalsOf(seen: Seen): Totals {
  const kept = load(KEY);
  const isOurs = isRecord(kept) && kept.game === gameKey(seen) && isRecord(kept.rounds);
  return isOurs ? (kept.rounds as Totals) : {};
}

/** Which game of which table, in one word. */
export function gameKey({ table }: Seen): string {
  return `${table.id}/${table.game?.number ?? 0}`;
}
