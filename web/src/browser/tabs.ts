/** The tabs of a browser are one person: when it becomes somebody else, all of them begin anew. */
import { randomHex } from './random';
import { onKept, save } from './storage';

const KEY = 'person-changed';

/** Tell the other tabs; it is not said who it was or is. */
export function tellTabs(): void {
  save(KEY, randomHex(8));
}

/** Begin anew when another tab tells; returns how to stop. */
export function followTabs(reload: () => void = () => location.reload()): () => void {
  return onKept(KEY, reload);
}
