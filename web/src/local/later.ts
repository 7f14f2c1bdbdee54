/** What only those load who play on this device, or want to. */
import { Lazy } from '../parts/lazy.svelte';
import { i18n } from '../words/i18n.svelte';

/** All about playing on the way. */
export const POCKET = new Lazy(() => withWords(import('./Pocket.svelte')));
export const RUCKSACK = new Lazy(() => withWords(import('./Rucksack.svelte')));

async function withWords<Part>(part: Promise<Part>): Promise<Part> {
  await i18n.need(['pocket']);
  return part;
}
