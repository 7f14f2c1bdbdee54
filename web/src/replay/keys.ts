/** What keys mean while a game is looked at again; none of them is a letter. */
import type { Recorded } from './recorded.svelte';

const KEYS: Readonly<Record<string, (recorded: Recorded) => void>> = {
  'Shift+ArrowLeft': (recorded) => recorded.trickBack(),
  'Shift+ArrowRight': (recorded) => recorded.trickForth(),
  ArrowLeft: ({ screen }) => screen.back(),
  ArrowRight: ({ screen }) => screen.forth(),
  PageUp: (recorded) => recorded.roundBack(),
  PageDown: (recorded) => recorded.roundForth(),
  Home: ({ screen }) => screen.goTo(0),
  End: ({ screen }) => screen.goTo(screen.moments.length - 1),
  ' ': (recorded) => recorded.playOrHalt(),
};

/** Do what a key means; whether it meant something. */
export function keyed(event: KeyboardEvent, recorded: Recorded): boolean {
  const deed = KEYS[(event.shiftKey ? 'Shift+' : '') + event.key];
  if (deed === undefined || isTaken(event)) return false;
  deed(recorded);
  return true;
}

/** Whether something on the page needs a key itself. */
function isTaken({ target, key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open]') !== null) return true;
  if (!(target instanceof HTMLElement)) return false;
  return target.matches(key === ' ' ? 'input, select, button, a' : 'input, select');
}
