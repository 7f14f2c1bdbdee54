import { afterEach, expect, test, vi } from 'vitest';
import { i18n } from '../words/i18n.svelte';
import { prefer, recall } from './prefer';
import { Settings, settings } from './settings.svelte';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('a language is spoken, and kept', async () => {
  await prefer({ language: 'pfl' });
  expect([i18n.language, settings.now.language, document.documentElement.lang]).toEqual(['pfl', 'pfl', 'pfl']);
});

test('a language whose words cannot be loaded is not taken, and nothing breaks', async () => {
  await prefer({ language: 'en' });
  vi.spyOn(i18n, 'use').mockRejectedValue(new TypeError('no network'));
  await prefer({ language: 'de' });
  expect([i18n.language, settings.now.language]).toEqual(['en', 'en']);
});

test('a page comes up as it was liked last time, and follows what another tab likes', async () => {
  await prefer({ language: 'en' });
  await recall();
  new Settings().change({ language: 'de' });
  dispatchEvent(new StorageEvent('storage', { key: 'ebbes/settings' }));
  await vi.waitFor(() => expect([i18n.language, document.documentElement.lang]).toEqual(['de', 'de']));
});
