/** What only those load who play on this device, or want to. */
import { Lazy } from '../parts/lazy.svelte';

/** All about playing on the way. */
export const POCKET = new Lazy(() => import('./Pocket.svelte'), ['pocket']);
export const RUCKSACK = new Lazy(() => import('./Rucksack.svelte'), ['pocket']);
