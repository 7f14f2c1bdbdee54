/** The table somebody played at with friends last, so that the next one is like it. */
import { isRecord, load, save } from '../browser/storage';
import type { SeatPlan, TableSettingsInput } from '../wire/protocol.gen';

const KEY = 'wish';

/** A table somebody wishes for; the seats after their own, and how it plays. */
export interface TableWish {
  readonly settings?: TableSettingsInput;
  readonly seats?: readonly SeatPlan[];
}

/** Four people, three of them bots that the server finds. */
const FIRST: TableWish = { settings: { options: { players: 4 } } };

export function lastWish(): TableWish {
  const kept = load(KEY);
  return isRecord(kept) && isRecord(kept.settings) ? (kept as TableWish) : FIRST;
}

export function rememberWish(wish: TableWish): void {
  save(KEY, wish);
}

/** A wish the server refuses is of another time. */
export function forgetWish(): void {
  save(KEY, FIRST);
}
