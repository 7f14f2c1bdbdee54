import type { SuitLetter } from '../wire/protocol.gen';

/** What a motif stands on (`ground` filled, `cuts` carved into it) and under (`sky` carved, `solid` filled). */
export interface Scenery {
  readonly ground: string;
  readonly cuts: string;
  readonly sky: string;
  readonly solid: string;
  /** Where the motif stands, and its size. */
  readonly place: readonly [x: number, y: number, size: number];
}

/** Vineyard rows, a meadow with tracks at night, furrows in rain, hills, a wall. */
export const SCENERY: Readonly<Record<SuitLetter, Scenery>> = {
  B: {
    ground: 'M4 116c30-9 62-9 92 0v15a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5z',
    cuts: 'M46 112L20 135M38 112.5L8 131M54 112l22 23M62 112.5L70 119M50 112v23',
    sky: 'M78 8V4.5M87 12l2.5-2.5M90.5 20H94M69 12l-2.5-2.5M65.5 20H62M87 28l2.5 2.5M69 28l-2.5 2.5',
    solid: 'M70 20a8 8 0 1 1 16 0 8 8 0 1 1-16 0z',
    place: [25, 42, 72],
  },
  N: {
    ground: 'M4 116l6-3 3 3 7-4 4 4 10-3 12 3 4-4 5 4 12-2 8 2 5-4 5 4 11-2v17a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5z',
    cuts: 'M16 132v-8M16 130l-4-4M16 130l4-4M34 128v-8M34 126l-4-4M34 126l4-4M52 132v-8M52 130l-4-4M52 130l4-4',
    sky: 'M58 14v5M55.5 16.5h5M70 33v4M68 35h4M62 27v3M60.5 28.5h3',
    solid: 'M82 9a11 11 0 1 0 9 18 9.5 9.5 0 0 1-9-18z',
    place: [35, 49, 63],
  },
  Y: {
    ground: 'M4 117c14-7 26-7 34-2 10-7 24-7 34-1 8-4 16-4 24 1v16a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5z',
    cuts: 'M8 124c12-6 22-6 30-1 10-5 20-5 28-1M8 131c12-6 22-6 30-1 10-5 20-5 28-1',
    sky: 'M54 24h30c6 0 7-8 1-9-1-7-11-8-14-2-5-3-10 0-9 4-6 0-7 4-8 7M60 30l-2 5M69 30l-2 5M78 30l-2 5',
    solid: '',
    place: [24, 46, 71],
  },
  G: {
    ground: 'M4 121c10-10 22-12 34-7 16-9 36-8 58 5v12a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5z',
    cuts: 'M10 124c8-6 16-7 24-4M16 130c10-5 22-5 32 0M44 119c8-3 16-3 24 0',
    sky: 'M52 17c3-3 5-2 6 1 1-3 4-4 6-1M64 27c2-2 4-2 5 1 1-3 3-3 5-1M54 34h7',
    solid: '',
    place: [24, 41, 74],
  },
  R: {
    ground: 'M4 114h8v5h8v-5h9v5h8v-5h9v5h8v-5h9v5h8v-5h9v5h8v-5h8v17a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5z',
    cuts: 'M8 125h22M36 125h26M16 131h14M36 131h30',
    sky: 'M52 14h24M58 20h32M50 26h12M82 26h8M84 12c2-2 4-2 5 1 1-3 3-3 5-1',
    solid: '',
    place: [24, 43, 72],
  },
};
