/** What somebody wishes for the cards of a game over days that they are not there for. */
import { SUITS, suitOf } from '../../game/cards';
import { ask } from '../../server/api';
import type { Wishes } from '../../wire/bodies.gen';
import type { CardCode, GameView, SeatNumber, SuitLetter } from '../../wire/protocol.gen';

export const wishesAt = (table: string): Promise<Wishes> => ask('GET', `/api/tables/${table}/wishes`);
export const keepWishes = (table: string, wishes: Wishes): Promise<Wishes> =>
  ask<Wishes, Wishes>('PUT', `/api/tables/${table}/wishes`, wishes);

/** For what a card can be planned. */
export type When = Wishes['plays'][number]['when'];

/** When one's next card may come, and which cards may be played then (R11, R12). */
export interface Chance {
  readonly when: When;
  readonly cards: readonly CardCode[];
}

/** Every way one's next turn can come about. */
export function chancesOf(view: GameView, seat: SeatNumber): readonly Chance[] {
  const hand = view.hands[seat] ?? [];
  const following = (suit: SuitLetter): readonly CardCode[] => {
    const same = hand.filter((card) => suitOf(card) === suit);
    return same.length > 0 ? same : hand;
  };
  const seats = view.hands.length;
  const leader = (view.turn - view.trick.length + 2 * seats) % seats;
  const place = (seat - leader + seats) % seats;
  const first = view.trick[0];
  const isKnown = first !== undefined && view.options.players > 2 && place >= view.trick.length;
  if (isKnown) return [{ when: 'any', cards: following(suitOf(first)) }];
  const led = SUITS.map((suit) => ({ when: suit, cards: following(suit) }));
  return first === undefined && view.options.players > 2 ? led : [{ when: 'lead', cards: hand }, ...led];
}
