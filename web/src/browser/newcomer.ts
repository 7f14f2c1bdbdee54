/** Whether somebody was never told here how the game goes: they are offered it once. */
import { load, save } from './storage';

const KEY = 'offered';

export function isNewcomer(): boolean {
  return load(KEY) !== true;
}

/** They were offered the lesson, or have found it themselves. */
export function wasOffered(): void {
  save(KEY, true);
}
