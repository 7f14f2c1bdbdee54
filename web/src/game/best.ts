/** Which card takes the trick as it lies: drawn while the server has not said who takes it. */
import { suitOf, valueOf } from './cards';
import type { CardCode, SuitLetter } from '../wire/protocol.gen';

/** The highest trump, else the highest card of the led suit (R14); null before the first card. */
export function leading(trick: readonly CardCode[], roles: readonly SuitLetter[]): CardCode | null {
  const [led] = trick;
  if (led === undefined) return null;
  const trumps = trick.filter((card) => suitOf(card) === roles[0]);
  const able = trumps.length > 0 ? trumps : trick.filter((card) => suitOf(card) === suitOf(led));
  return able.reduce((best, card) => (valueOf(card) > valueOf(best) ? card : best));
}
