/** A swipe over the table: to the left a step on, to the right a step back. */

/** Pixels across from which on it is meant, and pixels up or down until which. */
const ACROSS = 48;
const ASIDE = 40;
/** What is moved by a finger itself. */
const OWN = 'input, select, dialog, [role="group"], .layer';

export class Swipe {
  #from: { readonly x: number; readonly y: number } | null = null;

  begin({ touches, target }: TouchEvent): void {
    const touch = touches.length === 1 ? touches[0] : undefined;
    const isOwn = target instanceof Element && target.closest(OWN) !== null;
    this.#from = touch && !isOwn ? { x: touch.clientX, y: touch.clientY } : null;
  }

  /** By how many steps the finger that is lifted now has gone on. */
  end({ changedTouches }: TouchEvent): -1 | 0 | 1 {
    const [from, to] = [this.#from, changedTouches[0]];
    this.#from = null;
    if (from === null || to === undefined) return 0;
    const across = to.clientX - from.x;
    if (Math.abs(across) < ACROSS || Math.abs(to.clientY - from.y) > ASIDE) return 0;
    return across < 0 ? 1 : -1;
  }
}
