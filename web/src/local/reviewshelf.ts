/** Where reviews made on this device are kept, beside its games: a place of its own, which older versions know nothing of. */
import { Store } from './store';
import type { KeptReview } from './judging';

const store = new Store<KeptReview, string>('ebbes-judged', 'reviews', 'id');

export interface ReviewShelf {
  /** The review of the game with this id; one that cannot be read is made anew. */
  review(id: string): Promise<KeptReview | null>;
  /** Keep a review under the id of its game; whether that went. */
  keep(review: KeptReview): Promise<boolean>;
  remove(id: string): Promise<boolean>;
}

export const reviewShelf: ReviewShelf = {
  review: (id) => store.get(id).catch(() => null),
  keep: (review) => store.put(review),
  remove: (id) => store.delete(id),
};
