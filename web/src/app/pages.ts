/** The pages, each with its files and its words, which come at the same time. */
import type { Component } from 'svelte';
import type { PageName } from '../browser/route.svelte';
import { fetchWhenIdle } from '../parts/lazy.svelte';
import { i18n, type Part } from '../words/i18n.svelte';

type Loaded = { default: Component };

const PAGES: Record<PageName, () => Promise<Loaded>> = {
  Home: () => import('../home/Home.svelte'),
  Table: () => import('../table/Table.svelte'),
  Replay: () => import('../replay/Replay.svelte'),
  Day: () => import('../day/Day.svelte'),
  Open: () => import('../open/Open.svelte'),
  OverDays: () => import('../overdays/OverDays.svelte'),
  Puzzles: () => import('../puzzle/Puzzles.svelte'),
  Me: () => import('../me/Me.svelte'),
  Challenge: () => import('../challenge/Challenge.svelte'),
  Learn: () => import('../lesson/Learn.svelte'),
  Companion: () => import('../companion/Companion.svelte'),
  Rules: () => import('../rules/Rules.svelte'),
  Settings: () => import('../settings/Settings.svelte'),
  Check: () => import('../check/Check.svelte'),
  Gallery: () => (import.meta.env.DEV ? import('../gallery/Gallery.svelte') : import('./Missing.svelte')),
  Missing: () => import('./Missing.svelte'),
};

/** Words that only some pages say. */
export const SAID: Partial<Record<PageName, readonly Part[]>> = {
  Table: ['game'],
  Replay: ['game', 'reasons', 'replay', 'review'],
  Day: ['day'],
  Open: ['open'],
  OverDays: ['overdays'],
  Puzzles: ['puzzle'],
  Me: ['me'],
  Challenge: ['same'],
  Learn: ['game', 'learn'],
  Companion: ['companion'],
  Rules: ['game', 'rules'],
  Settings: ['settings'],
  Check: ['check'],
};

/** Pages that ask by themselves who somebody is. */
export const ASKING: readonly PageName[] = ['Home', 'Table', 'Me', 'OverDays', 'Settings'];

/** Where people mostly go from here. */
const NEXT: Partial<Record<PageName, readonly PageName[]>> = { Home: ['Table', 'Learn'], Learn: ['Table'] };

export async function loadPage(name: PageName): Promise<Loaded> {
  const [page] = await Promise.all([PAGES[name](), i18n.need(SAID[name] ?? [])]);
  return page;
}

/** The files of the pages that come next, while nobody waits for them. */
export function fetchNext(name: PageName): void {
  const next = (NEXT[name] ?? []).map((page) => ({ fetch: () => PAGES[page]().catch(() => undefined) }));
  fetchWhenIdle(next);
}
