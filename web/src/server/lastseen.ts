/** The table somebody saw last, to be shown again where there is no network. */
import type { Seen } from '../game/seen';
import { isRecord, load, save } from '../browser/storage';

const KEY = 'last-seen';

export function keepSeen(seen: Seen): void {
  save(KEY, seen);
}

export function forgetSeen(): void {
  save(KEY, null);
}

export function lastSeen(): Seen | null {
  const kept = load(KEY);
  return isRecord(kept) && isRecord(kept.table) && isRecord(kept.you) ? (kept as unknown as Seen) : null;
}
