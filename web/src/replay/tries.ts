/** Which moments are worth another try. */
import type { SeatNumber } from '../wire/protocol.gen';
import { type Decided, isWhole, type Review, type Verdict } from '../server/review';

/** A decision that was judged. */
export type Judged = Decided & { readonly verdict: Verdict };

/** The moments of a seat that are worth another try, in the order of the game; of each all choices are known. */
export function worthATry({ moments }: Review, seat: SeatNumber): readonly Judged[] {
  return moments.filter(
    (each): each is Judged =>
      each.seat === seat &&
      each.verdict !== null &&
      (each.verdict.mark === 'clear' || each.verdict.mark === 'grave') &&
      isWhole(each.verdict),
  );
}
