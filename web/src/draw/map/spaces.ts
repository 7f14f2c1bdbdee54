import palatinate from './palatinate.svg?raw';

/** A point of the map, which is 900 × 800. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The first and the last space of the track. */
export const FIRST = -15;
export const LAST = 30;

/** Where every space of the track lies, read from the drawing itself. */
export const SPACES: ReadonlyMap<number, Point> = spacesOf(palatinate);

export function spacesOf(svg: string): ReadonlyMap<number, Point> {
  const found = svg.matchAll(
    /data-k="(-?\d+)" (?:cx="([\d.]+)" cy="([\d.]+)"|transform="translate\(([\d.]+) ([\d.]+)\)")/g,
  );
  return new Map(
    Array.from(found, ([, k, cx, cy, tx, ty]) => [Number(k), { x: Number(cx ?? tx), y: Number(cy ?? ty) }]),
  );
}

/** The space of a score: the track has ends, scores have none. */
export function spaceOf(score: number): number {
  return Math.max(FIRST, Math.min(LAST, score));
}

/** Where a disc stands on a space, as the `nth` one there: beside and before the others. */
export function standing(space: number, nth: number): Point {
  const { x, y } = SPACES.get(space)!;
  return { x: x + nth * 16, y: y - 6 + nth * 10 };
}
