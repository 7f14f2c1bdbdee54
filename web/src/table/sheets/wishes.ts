/** What somebody wishes for the cards of a game over days that they are not there for. */
import { ask } from '../../server/api';
import type { Wished, Wishes } from '../../wire/bodies.gen';

export const wishesAt = (table: string): Promise<Wished> => ask('GET', `/api/tables/${table}/wishes`);
export const keepWishes = (table: string, wishes: Wishes): Promise<Wished> =>
  ask<Wished, Wishes>('PUT', `/api/tables/${table}/wishes`, wishes);

/** For what a card can be planned. */
export type When = Wishes['plays'][number]['when'];
