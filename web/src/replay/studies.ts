/** A moment of a game looked into by the server, which keeps nothing of it: of a game it has, or of a record sent along. */
import { IS_SITE } from '../browser/taken';
import { ask } from '../server/api';
import type { GameRecord } from '../local/record';
import type { CardReading, GoneOn, Refuted } from '../wire/bodies.gen';
import type { FiledReading, FiledRefutation, FiledWish, OnwardWish } from '../wire/questions.gen';
import type { Nachspiel } from './nachspiel.svelte';

export type ReadingWish = Omit<FiledReading, 'record'>;
export type RefutationWish = Omit<FiledRefutation, 'record'>;

export interface Studies {
  /** Who could hold what. */
  reading(wish: ReadingWish): Promise<CardReading>;
  /** A deal that shows why a card is not the best. */
  refutation(wish: RefutationWish): Promise<Refuted>;
  /** The same cards from a moment on. */
  onward(wish: OnwardWish): Promise<GoneOn>;
}

/** Plain files have no server that could. */
export const HAS_STUDIES = !IS_SITE;

/** Bots may think for so many milliseconds before that counts as no answer. */
const PATIENCE = 30_000;

/** Who looks into moments of this game. */
export function studiesOf({ id, brought }: Pick<Nachspiel, 'id' | 'brought'>): Studies {
  return brought ? inRecord(() => brought.record()) : ofGame(id);
}

/** Of a game the server has. */
function ofGame(id: string): Studies {
  const path = `/api/games/${encodeURIComponent(id)}`;
  return {
    reading: (wish) => ask<CardReading>('GET', `${path}/reading?${asked(wish)}`),
    refutation: (wish) => ask<Refuted>('GET', `${path}/refutation?${asked(wish)}`),
    onward: (wish) => ask<GoneOn, OnwardWish>('POST', `${path}/onward`, wish, PATIENCE),
  };
}

/** Of a record that no server keeps. */
function inRecord(record: () => Promise<GameRecord>): Studies {
  const path = '/api/games/file';
  return {
    reading: async (wish) =>
      ask<CardReading, FiledReading>('POST', `${path}/reading`, { ...wish, record: await record() }),
    refutation: async (wish) =>
      ask<Refuted, FiledRefutation>('POST', `${path}/refutation`, { ...wish, record: await record() }),
    onward: async (wish) =>
      ask<GoneOn, FiledWish>('POST', `${path}/onward`, { ...wish, record: await record() }, PATIENCE),
  };
}

function asked(wish: ReadingWish | RefutationWish): string {
  return new URLSearchParams(Object.entries(wish).map(([key, value]) => [key, String(value)])).toString();
}
