/** How the first page looked when it was left: until the server has told how it looks now, it looks the same. */
import { isRecord, load, save } from '../browser/storage';

const KEY = 'home';

function kept(): Record<string, unknown> {
  const found = load(KEY);
  return isRecord(found) ? found : {};
}

/** Whether somebody with a name was here last. */
export function wasKnown(): boolean {
  return kept()['known'] === true;
}

export function keepKnown(known: boolean): void {
  if (wasKnown() !== known) save(KEY, { ...kept(), known });
}

/** How high a part was in a window of this width, in pixels. */
export function roomOf(part: string, wide: number): number | null {
  const found = kept()[part];
  return isRecord(found) && found['wide'] === wide && typeof found['high'] === 'number' ? found['high'] : null;
}

export function keepRoom(part: string, wide: number, high: number): void {
  if (roomOf(part, wide) !== high) save(KEY, { ...kept(), [part]: { wide, high } });
}
