import { expect, test, vi } from 'vitest';
import { routeOf } from './route.svelte';

vi.mock('./taken', async (real) => ({ ...(await real<object>()), IS_SITE: true }));

test.each(['/day', '/open', '/over-days', '/puzzles', '/me', '/same', '/t/SRSHG', '/g/aBc_1', '/g/file'])(
  'where there is no server, %s is no page',
  (path) => {
    expect(routeOf(path).page).toBe('Missing');
  },
);

test.each(['/', '/t/-', '/t/-3', '/g/-3', '/learn', '/companion', '/rules', '/settings', '/check'])(
  '%s is a page of plain files as well',
  (path) => {
    expect(routeOf(path).page).not.toBe('Missing');
  },
);
