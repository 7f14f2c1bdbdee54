/** The shapes of a screen, each decided here and nowhere else: styles say `@media (--desk)`. A phone needs no word. */
const LYING =
  '(((max-height: 480px) and (min-width: 500px) and (orientation: landscape)) or ((max-height: 559.98px) and (min-width: 700px)))';

const HIGH = '(min-height: 700.02px)';

export const SHAPES = {
  /** A phone held upright that is small, or whose browser shows its bars. */
  short: `((max-width: 999.98px) and ((max-height: 700px) or (max-width: 380px)) and (not ${LYING}))`,
  /** Wide and low: a phone on its side, or any low window. */
  lying: LYING,
  /** Room in both directions, but not for columns at the sides. */
  tablet: `((min-width: 640px) and (max-width: 999.98px) and ${HIGH})`,
  /** Columns at both sides of the table. */
  desk: '((min-width: 1000px) and (min-height: 560px))',
  /** A page of text that has room for two columns, and one that has room for three. */
  roomy: '(min-width: 700px)',
  broad: '(min-width: 1000px)',
  /** No wider than a phone held upright, and wide enough for broad columns beside the table. */
  narrow: '(max-width: 639.98px)',
  wide: '(min-width: 1200px)',
  /** As narrow as phones of today, and as the smallest of them. */
  small: '(max-width: 479.98px)',
  slim: '(max-width: 359.98px)',
  /** Less height than a tall phone has, than one with its browser's bars, than the smallest one. */
  low: '(max-height: 800.98px)',
  squat: '(max-height: 600.98px)',
  flat: '(max-height: 520.98px)',
  /** Height for a page in its full size, and for large drawings. */
  high: HIGH,
  tall: '(min-height: 860.98px)',
};

const NAMED = /(@media[^{]*?)\(--([a-z]+)\)/g;

/** Puts a shape where a style names it, as the draft of custom media queries does within one file. */
export function withShapes(css) {
  let written = css;
  for (let before = ''; before !== written;) {
    before = written;
    written = before.replace(NAMED, (_, start, name) => {
      if (!(name in SHAPES)) throw new Error(`no such shape: ${name}`);
      return start + SHAPES[name];
    });
  }
  return written;
}

/** For Svelte: the styles of components. */
export const shapes = { name: 'shapes', style: ({ content }) => ({ code: withShapes(content) }) };
