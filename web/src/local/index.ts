/** The table of this device without its pages: what plays, and what is kept. */
export { type Aside, LocalChannel, type LocalWish, type Wanted } from './channel';
export { type House, HouseHere, type Supplies, type Told } from './house';
export { type KeptGame, recordOf } from './record';
export type { Shelf } from './shelf';
