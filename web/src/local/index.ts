/** The table of this device without its pages: what plays, and what is kept. */
export { advise } from './advice';
export { type Aside, LocalChannel, type Wanted } from './channel';
export { Effort } from './effort';
export { again, type House, HouseHere, type Supplies, type Told } from './house';
export { type KeptReview, judgedBy } from './judging';
export { type KeptGame, recordOf } from './record';
export { reviewFile } from './reviewfile';
export type { Shelf } from './shelf';
export type { LocalWish } from './table';
export { Kernel } from '../kernel';
