/** A hint from what somebody sees at a table elsewhere: with the chance a server would have begun from, its very numbers. */
import { Kernel, SeenGame } from '../kernel';
import type { Opinion } from '../server/hint';
import type { GameView } from '../wire/protocol.gen';
import type { Supplies } from './house';
import { opinionOf } from './opinion';

export interface ToAdvise {
  readonly view: GameView;
  /** Chance begins here, in decimals. */
  readonly seed: string;
  readonly worlds: number;
}

export async function advise({ view, seed, worlds }: ToAdvise, supplies: Supplies): Promise<readonly Opinion[]> {
  const kernel = new Kernel(await supplies.module());
  kernel.learn(await supplies.weights(view.options));
  return new SeenGame(kernel, view).weighOn(worlds, BigInt(seed)).map(opinionOf);
}
