/** Puzzles that were taken along, with all that is told after each card. */
import { CACHE } from '../browser/taken';
import type { PuzzleAlong, PuzzlesAlong } from '../wire/bodies.gen';

/** Where they come from, and under what they are kept. */
export const PUZZLES = '/api/puzzles/along';
/** How many bytes they have, about: they are other ones each time. */
export const PUZZLES_SIZE = 100_000;

/** Those that are here: none where none were taken along. */
export async function puzzlesHere(
  storage: Pick<CacheStorage, 'open'> | undefined = globalThis.caches,
): Promise<readonly PuzzleAlong[]> {
  try {
    const found = await (await storage?.open(CACHE))?.match(PUZZLES);
    return ((await found?.json()) as PuzzlesAlong | undefined)?.puzzles ?? [];
  } catch {
    return [];
  }
}
