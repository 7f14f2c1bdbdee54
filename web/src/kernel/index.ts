/** Everything a program needs to play ebbes by itself: the kernel, its games, its bots. */
export { type CourseCalls, type JudgeCalls, Kernel, KernelFault, type PlayCalls } from './module';
export { BareGame, cardOf, codeOf, type Deal, type Move } from './baregame';
export { type Estimate, Game, type Weighed } from './game';
export { SeenGame } from './seengame';
export {
  type Account,
  type Course,
  type Depth,
  type End,
  Judge,
  type Judged,
  NOBODY,
  type Rates,
  type Told,
  type Value,
  type Verdict,
} from './judge';
export { ENOUGH, GRAINS, LADDER, MINDS, SURFACE } from './layout.gen';
export type { CardCode, GameEvent, GameOptions, SeatNumber, Strength, VirtualCards } from '../wire/protocol.gen';
