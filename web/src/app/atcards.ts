/** Where cards lie at the lower edge of the screen, and nothing may cover them. */
import type { PageName, Route } from '../browser/route.svelte';

const GAMES: readonly PageName[] = ['Table', 'Learn', 'Replay'];

export function isAtCards({ page, rest }: Route): boolean {
  return GAMES.includes(page) || (page === 'Puzzles' && rest !== '');
}
