/** The seals of years as this browser was first shown them: whoever draws the cards anew needs another one. */
import { isRecord, load, save } from '../browser/storage';

const KEY = 'day-seals';
/** Years that are kept. */
const MOST = 4;

/** Note the seals of some years; those of them that were another one before. */
export function noteSeals(shown: Readonly<Record<number, string>>): readonly number[] {
  const kept = load(KEY);
  const known = isRecord(kept) ? kept : {};
  const all = Object.entries({ ...shown, ...known }).sort(([one], [other]) => Number(other) - Number(one));
  save(KEY, Object.fromEntries(all.slice(0, MOST)));
  return Object.entries(shown).flatMap(([year, seal]) => ((known[year] ?? seal) === seal ? [] : [Number(year)]));
}
