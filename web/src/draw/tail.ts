/** Where along its lower edge a bubble's tail stands on something; null if that lies beside it. */
export function tailOn(bubble: Element, target: Element | null | undefined): string | null {
  if (!target) return null;
  const { left, width } = bubble.getBoundingClientRect();
  const { left: from, width: span } = target.getBoundingClientRect();
  const middle = from + Math.min(span, STRIP) / 2 - left;
  if (middle < 0 || middle > width) return null;
  return `${Math.min(Math.max(middle - HALF, EDGE), width - 2 * HALF - EDGE)}px`;
}

/** Half of the tail's width, and its least distance from the corners. */
const HALF = 9;
const EDGE = 16;
/** A card of the fan shows at least its left strip. */
const STRIP = 60;
