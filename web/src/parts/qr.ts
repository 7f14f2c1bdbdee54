/** A text as a QR code: dark and light modules, the quiet zone included. */
import { encode } from 'uqr';

/** Light modules all around, without which cameras do not find a code. */
export const QUIET_ZONE = 4;

export interface QrCode {
  /** Modules on a side. */
  readonly size: number;
  /** An SVG path of all dark modules, one unit each. */
  readonly path: string;
}

export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return { size, path: data.flatMap(rowPath).join('') };
}

/** The dark modules of a row, those side by side in one stroke. */
function rowPath(row: readonly boolean[], y: number): string[] {
  const strokes: string[] = [];
  for (let x = 0; x < row.length; x++) {
    const begin = x;
    while (row[x]) x++;
    if (x > begin) strokes.push(`M${begin} ${y}h${x - begin}v1h${begin - x}z`);
  }
  return strokes;
}
