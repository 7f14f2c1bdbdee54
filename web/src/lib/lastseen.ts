/** The table somebody saw last, to be shown again where there is no network. */
import type { Seen } from "./seen";
import { isRecord, load, save } from "./storage";

export interface LastSeen {
  readonly code: string;
  readonly id: string;
  readonly seen: Seen;
}

const KEY = "last-seen";

export function keepSeen(last: LastSeen): void {
  save(KEY, last);
}

/** The table with this code, if it is the one seen last. */
export function lastSeen(code: string): LastSeen | null {
  const kept = load(KEY);
  return isRecord(kept) && kept.code === code && isRecord(kept.seen) ? (kept as unknown as LastSeen) : null;
}
