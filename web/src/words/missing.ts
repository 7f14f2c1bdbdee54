/** Whose numbers did not come into the deals of a game. */
import type { Say } from './i18n.svelte';
import { listed } from './pieces';
import type { Hex32, SeatNumber } from '../wire/protocol.gen';

const ZEROS = /^0+$/;

/** How many people's numbers came in and whose did not, in a sentence; null if nobody's is missing. */
export function missingSentence(
  nonces: readonly (Hex32 | null)[],
  missing: readonly SeatNumber[],
  nameAt: (seat: SeatNumber) => string,
  t: Say,
): string | null {
  if (missing.length === 0) return null;
  const came = nonces.filter((nonce) => nonce !== null && !ZEROS.test(nonce)).length;
  return t('numbers-given', { came, people: came + missing.length, who: listed(missing.map(nameAt), t) });
}
