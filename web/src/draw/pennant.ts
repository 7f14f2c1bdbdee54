/** Measures of the pennant at a card's left edge, in units of a card 100 wide. */
export interface Pennant {
  readonly left: number;
  readonly middle: number;
  readonly width: number;
  readonly tail: number;
  readonly baseline: number;
  readonly mark: number;
  readonly markTop: number;
  readonly letter: { readonly x: number; readonly y: number; readonly size: number };
  readonly corner: number;
  readonly seal: { readonly x: number; readonly y: number; readonly radius: number };
}

const LARGE: Pennant = {
  left: 7,
  middle: 25,
  width: 36,
  tail: 66,
  baseline: 33,
  mark: 16,
  markTop: 39,
  letter: { x: 34, y: 52.76, size: 16 },
  corner: 21,
  seal: { x: 25, y: 79, radius: 14 },
};

/** For cards less than 70 pixels wide. */
const SMALL: Pennant = {
  left: 6,
  middle: 29,
  width: 46,
  tail: 84,
  baseline: 41,
  mark: 21,
  markTop: 49,
  letter: { x: 40.5, y: 67.06, size: 21 },
  corner: 24,
  seal: { x: 22, y: 103, radius: 16 },
};

export function pennantOf(small: boolean): Pennant {
  return small ? SMALL : LARGE;
}

/** The size of the figures: two take more room than one. */
export function figureSize(small: boolean, value: number): number {
  if (small) return value > 9 ? 41 : 46;
  return value > 9 ? 33 : 37;
}

/** The cloth, with its swallow tail. */
export function flag({ left, width, tail }: Pennant): string {
  return `M${left} 0h${width}v${tail}l-${width / 2}-7-${width / 2} 7z`;
}

/** The seam along its edge. */
export function seam({ left, width, tail }: Pennant): string {
  const half = width / 2 - 2.5;
  return `M${left + 2.5} 0v${tail - 5}l${half}-5.5 ${half} 5.5V0`;
}

/** The number stone a designator wears over its value. */
export function keystone({ left, width, baseline }: Pennant): string {
  return `M${left - 3} 3q${width / 2 + 3}-5 ${width + 6} 0l-3 ${baseline + 2}q-${width / 2} 4-${width} 0z`;
}
