/** The table somebody saw last, to be shown again where there is no network. */
import type { Seen } from '../game/seen';
import { isRecord, load, save } from '../browser/storage';

const KEY = 'last-seen';
/** What a page of another day may not have kept. */
const UNSAID = { table: { requests: [], deal: null }, you: { door: 'open', stands_in: false } } as const;

export function keepSeen(seen: Seen): void {
  save(KEY, seen);
}

export function forgetSeen(): void {
  save(KEY, null);
}

export function lastSeen(): Seen | null {
  const kept = load(KEY);
  if (!isRecord(kept) || !isRecord(kept.table) || !isRecord(kept.you)) return null;
  const { table, you } = kept;
  return { ...kept, table: { ...UNSAID.table, ...table }, you: { ...UNSAID.you, ...you } } as unknown as Seen;
}
