/** Which moments are worth another try. */
import type { SeatNumber } from '../wire/protocol.gen';
import { type Decided, isWhole, type Review, type Verdict } from '../server/review';

/** A decision that was judged. */
export type Judged = Decided & { readonly verdict: Verdict };

/** The moments of a seat that are worth another try, in the order of the game; of each all choices are known. */
export function worthATry(review: Review, seat: SeatNumber): readonly Judged[] {
  return dearOnes(review, seat).filter(({ verdict }) => isWhole(verdict));
}

/** Whether some were worth it, but of none all choices are kept: the game was too long. */
export function isKeptInShort(review: Review, seat: SeatNumber): boolean {
  const dear = dearOnes(review, seat);
  return dear.length > 0 && !dear.some(({ verdict }) => isWhole(verdict));
}

function dearOnes({ moments }: Review, seat: SeatNumber): readonly Judged[] {
  return moments.filter(
    (each): each is Judged => each.seat === seat && (each.verdict?.mark === 'clear' || each.verdict?.mark === 'grave'),
  );
}
