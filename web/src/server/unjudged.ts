/** What there is to tell of a game that nobody has judged. */
import type { Review } from './review';

export const UNJUDGED: Review = {
  state: 'none',
  may_ask: false,
  fingerprint: null,
  grains: 12_000,
  done: 0,
  of: 0,
  moments: [],
  rounds: [],
  rates: [],
  enough: 0,
  ladder: [],
};
