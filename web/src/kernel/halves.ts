/** Floats of half precision, as weights are kept. */
const EXPONENT = 0x1f;
const MANTISSA = 0x3ff;

/** All of them at single precision, which is exact. */
export function floatsOf(halves: ArrayBuffer): Float32Array {
  return Float32Array.from(new Uint16Array(halves), floatOf);
}

export function floatOf(half: number): number {
  const sign = half >> 15 ? -1 : 1;
  const exponent = (half >> 10) & EXPONENT;
  const mantissa = half & MANTISSA;
  if (exponent === 0) return sign * mantissa * 2 ** -24;
  if (exponent === EXPONENT) return mantissa === 0 ? sign * Infinity : NaN;
  return sign * (1 + mantissa / 1024) * 2 ** (exponent - 15);
}
