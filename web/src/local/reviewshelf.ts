/** Where reviews made on this device are kept, beside its games: a place of its own, which older versions know nothing of. */
import { Store } from './store';
import type { KeptReview } from './judging';

const store = new Store<KeptReview>('ebbes-reviews', 'reviews');

export interface ReviewShelf {
  review(number: number): Promise<KeptReview | null>;
  /** Keep a review under the number of its game; whether that went. */
  keep(review: KeptReview): Promise<boolean>;
  remove(number: number): Promise<boolean>;
}

export const reviewShelf: ReviewShelf = {
  review: (number) => store.get(number),
  keep: (review) => store.put(review),
  remove: (number) => store.delete(number),
};
