/** What the kernel thinks of a move, as a server tells it. */
import type { Weighed } from '../kernel';
import type { Opinion } from '../server/hint';

export function opinionOf({ move, points, lead, worth, reasons }: Weighed): Opinion {
  const choice = {
    play: move.kind === 'play-card' ? move.card : null,
    pick: move.kind === 'pick-designator' ? move.card : null,
    starter: move.kind === 'name-starter' ? move.starter : null,
  };
  return { ...choice, points, lead, worth, reasons } as Opinion;
}
