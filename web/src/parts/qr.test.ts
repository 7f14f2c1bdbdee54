// @vitest-environment node
import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { QUIET_ZONE, type QrCode, qrCode } from './qr';

const SCALE = 4;

/** The code as a camera would see it. */
function photo({ size, path }: QrCode): Uint8ClampedArray {
  const side = size * SCALE;
  const pixels = new Uint8ClampedArray(4 * side * side).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    blacken(pixels, side, Number(x) * SCALE, Number(y) * SCALE, Number(width) * SCALE);
  }
  return pixels;
}

function blacken(pixels: Uint8ClampedArray, side: number, x: number, y: number, width: number): void {
  for (let row = y; row < y + SCALE; row++) {
    for (let column = x; column < x + width; column++) {
      pixels.fill(0, 4 * (row * side + column), 4 * (row * side + column) + 3);
    }
  }
}

test.each([
  'https://ebbes.example/t/SRSHG',
  'http://192.168.178.20:8000/t/BCDFG',
  `https://ebbes.example/#link=${'aB3_-'.repeat(9)}`,
])('a camera reads %s', (text) => {
  const code = qrCode(text);
  const side = code.size * SCALE;
  expect(jsQR(photo(code), side, side)?.data).toBe(text);
});

test('a quiet zone of four modules lies around the code', () => {
  const { size, path } = qrCode('https://ebbes.example/t/SRSHG');
  const strokes = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((found) => found.slice(1).map(Number));
  const [xs, ys, ends] = [0, 1, 2].map((at) => strokes.map((stroke) => stroke[at] as number)) as [
    number[],
    number[],
    number[],
  ];
  expect([Math.min(...xs), Math.min(...ys), Math.max(...ys)]).toEqual([QUIET_ZONE, QUIET_ZONE, size - QUIET_ZONE - 1]);
  expect(Math.max(...xs.map((x, at) => x + (ends[at] as number)))).toBe(size - QUIET_ZONE);
});
