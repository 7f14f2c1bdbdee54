/** The table of this device, and whether the game was taken along for a time without a network. */
import { load } from './storage';

/** The table of this device, and the code in its address, which no table of a server can have. */
export const DEVICE = 'device';
export const HERE = '-';

/** Under what it is kept that it was. */
export const TAKEN = 'taken-along';

export function isTakenAlong(): boolean {
  return load(TAKEN) !== null;
}

/** Whether these pages are plain files without a server behind them: `make site`. */
export const IS_SITE: boolean = import.meta.env.VITE_SITE === 'yes';
