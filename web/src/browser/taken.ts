/** The table of this device, and whether the game was taken along for a time without a network. */
import { isRecord, load, save } from './storage';

/** The table of this device, and the code in its address, which no table of a server can have. */
export const DEVICE = 'device';
export const HERE = '-';

/** Which game of the device an address means: its number, or null for the last one; undefined if it means none. */
export function gameHere(code: string): number | null | undefined {
  const found = /^-(\d*)$/.exec(code);
  return found ? Number(found[1]) || null : undefined;
}

/** The game on this device that is not over, as home tells of it. */
export interface Unfinished {
  /** Which of the games of the device it is; null for the last one. */
  readonly number: number | null;
  readonly others: readonly string[];
  /** The round that is on. */
  readonly round: number;
}

const UNFINISHED = 'device-game';

export function rememberUnfinished(game: Unfinished | null): void {
  save(UNFINISHED, game);
}

export function unfinishedHere(): Unfinished | null {
  const kept = load(UNFINISHED);
  if (!isRecord(kept) || !Array.isArray(kept.others) || typeof kept.round !== 'number') return null;
  const number = typeof kept.number === 'number' ? kept.number : null;
  return { number, others: kept.others.map(String), round: kept.round };
}

/** Under what it is kept that it was, and where its files lie. */
export const TAKEN = 'taken-along';
export const CACHE = 'pocket';

export function isTakenAlong(): boolean {
  return load(TAKEN) !== null;
}

/** Whether these pages are plain files without a server behind them: `make site`. */
export const IS_SITE: boolean = import.meta.env.VITE_SITE === 'yes';
