/** The files of the kernel: their addresses, which change with their content, and how large they are. */
import sizes from '../../wasm/sizes.json';
import type { GameOptions } from '../wire/protocol.gen';

const FOUND = import.meta.glob<string>('../../wasm/*.{wasm,f16}', { query: '?url', import: 'default', eager: true });

export type FileName = keyof typeof sizes;

export const SIZES: Readonly<Record<FileName, number>> = sizes;
export const NAMES = Object.keys(sizes) as readonly FileName[];
export const ADDRESSES = Object.fromEntries(NAMES.map((name) => [name, FOUND[`../../wasm/${name}`] ?? ''])) as Readonly<
  Record<FileName, string>
>;

export function weightsFor({ players, more_cards }: Pick<GameOptions, 'players' | 'more_cards'>): FileName {
  return `players${players}${more_cards ? '-more' : ''}.f16` as FileName;
}
