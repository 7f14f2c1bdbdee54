/** What the keys of a game that is told do to it. */
import { type Deed, deedOf } from '../table/screen/actions';
import { isTaken } from '../table/screen/keys';
import type { Recorded } from './recorded.svelte';

/** Do what a key means; whether it meant something. */
export function keyed(event: KeyboardEvent, recorded: Recorded): boolean {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  const deed = deedOf((shiftKey ? 'shift+' : '') + key, 'replay');
  if (deed === null || ctrlKey || metaKey || altKey || isTaken(event, 'replay')) return false;
  if (deed.kind === 'run') recorded.playOrHalt();
  else if (deed.kind === 'step') step(deed, recorded);
  return deed.kind === 'run' || deed.kind === 'step';
}

function step({ far, forth }: Extract<Deed, { kind: 'step' }>, recorded: Recorded): void {
  const { screen } = recorded;
  if (far === 'all') screen.goTo(forth ? screen.moments.length - 1 : 0);
  else if (far === 'round') recorded[forth ? 'roundForth' : 'roundBack']();
  else if (far === 'trick') recorded[forth ? 'trickForth' : 'trickBack']();
  else screen[forth ? 'forth' : 'back']();
}
