import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { i18n } from '../words/i18n.svelte';
import { offline } from '../browser/offline.svelte';
import { router } from '../browser/route.svelte';
import UpdateNotice from './UpdateNotice.svelte';

beforeEach(() => i18n.use('en'));

afterEach(() => {
  offline.renewed = false;
  router.go('/');
});

const offers = () => screen.queryAllByRole('button').length > 0;

test.each([
  ['/', true],
  ['/companion', true],
  ['/t/SRSHG', false],
  ['/learn', false],
  ['/g/g1', false],
  ['/puzzles', true],
  ['/puzzles/run', false],
])('at %s a new version offers itself: %s', (path, isOffered) => {
  offline.renewed = true;
  router.go(path);
  render(UpdateNotice);
  expect(offers()).toBe(isOffered);
});
