import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serve, visit } from '../../tests/server';
import { session } from '../server/session.svelte';
import type { PuzzleShelf } from '../wire/bodies.gen';
import { i18n } from '../words/i18n.svelte';
import Start from './Start.svelte';

const SHELF: PuzzleShelf = {
  count: 79,
  themes: [{ theme: 'trump', count: 79, answered: 0, right: 0 }],
  levels: [
    { level: 1, count: 58 },
    { level: 2, count: 10 },
    { level: 3, count: 9 },
    { level: 4, count: 1 },
  ],
  own: null,
};

beforeEach(async () => {
  await i18n.use('en');
  await i18n.need(['puzzle']);
});

afterEach(() => {
  cleanup();
  session.me = undefined;
  vi.unstubAllGlobals();
});

test('only those levels are offered of which there are ten in a row', async () => {
  serve({ 'GET /api/visit': () => visit(null), 'GET /api/puzzles': () => [200, SHELF] });
  render(Start);
  for (const name of ['easy', 'medium']) await screen.findByRole('link', { name });
  for (const name of ['hard', 'tricky']) expect(screen.queryByRole('link', { name })).toBeNull();
});
