/** How near the Dabbscheedel space is. */
import type { Seen } from '../../game/seen';

const NEAR = 5;

/** Whether so many points are few enough to be on the way to it, or there. */
export function isNearDabbscheedel({ table }: Seen, total: number): boolean {
  return total <= table.settings.options.dabbscheedel + NEAR;
}
