/** How quick this device thinks, and whether that is quick enough to think for a server. */
import { load, save } from './storage';
import { isTakenAlong } from './taken';

const COST = 'effort';
/** Milliseconds for a thousand plays in a bot's head, from which on a device is too slow to think for a server. */
const SLOW = 30;

/** How many milliseconds a thousand plays take here; null as long as nobody knows. */
export function costHere(): number | null {
  const kept = load(COST);
  return typeof kept === 'number' && kept > 0 ? kept : null;
}

export function rememberCost(cost: number): void {
  save(COST, cost);
}

/** Whether this device can reckon what a server has no time for: all is here, and it is quick enough. */
export function isAble(): boolean {
  return isTakenAlong() && (costHere() ?? SLOW) < SLOW;
}
