import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { i18n } from '../words/i18n.svelte';
import { router } from '../browser/route.svelte';
import PageBar from './PageBar.svelte';

beforeEach(() => i18n.use('en'));

afterEach(() => {
  router.replace('/');
  router.hasGone = false;
});

test('whoever comes from another page goes on at the title of the new one, a first page takes no focus', () => {
  render(PageBar, { title: 'Rules' });
  expect(document.activeElement).toBe(document.body);
  cleanup();
  router.go('/rules');
  render(PageBar, { title: 'Rules' });
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Rules' }));
});
