import { afterEach, expect, test, vi } from 'vitest';
import { preferredLanguage } from '../words/languages';
import { Settings } from './settings.svelte';
import { save } from './storage';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  [['de-DE', 'en'], 'de'],
  [['fr', 'en-GB'], 'en'],
  [['pfl'], 'pfl'],
  [['fr'], 'en'],
  [[], 'en'],
] as const)('a browser that reads %j is spoken to in %s', (wanted, language) => {
  expect(preferredLanguage(wanted)).toBe(language);
});

test('what is set is set next time too', () => {
  new Settings().change({ pace: 'tap', secondTap: true });
  expect(new Settings().now).toMatchObject({ pace: 'tap', secondTap: true, sounds: false });
});

test('what was kept and is no setting any more is passed over', () => {
  save('settings', { pace: 'breakneck', sounds: true, colour: 'green' });
  expect(new Settings().now).toMatchObject({ pace: 'normal', sounds: true });
  expect(new Settings().now).not.toHaveProperty('colour');
  save('settings', 'nonsense');
  expect(new Settings().now.pace).toBe('normal');
});

test('what nobody has set follows the system', () => {
  vi.stubGlobal('navigator', { languages: ['de-AT'] });
  new Settings().change({ pace: 'fast' });
  vi.stubGlobal('navigator', { languages: ['en'] });
  expect(new Settings().now.language).toBe('en');
});

test('where nothing can be kept settings hold as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  const settings = new Settings();
  settings.change({ theme: 'dark' });
  expect(settings.now.theme).toBe('dark');
});

test('settings show themselves on the page', () => {
  const root = document.createElement('html');
  const settings = new Settings();
  settings.change({ theme: 'dark', language: 'pfl', motion: 'less', letters: false });
  settings.apply(root);
  expect(root.lang).toBe('pfl');
  expect({ ...root.dataset }).toEqual({ theme: 'dark', motion: 'less', letters: 'off' });
  settings.change({ theme: 'system', motion: 'system', letters: true });
  settings.apply(root);
  expect({ ...root.dataset }).toEqual({});
});

test('full motion is said aloud, as the system may want less', () => {
  const root = document.createElement('html');
  const settings = new Settings();
  settings.change({ motion: 'full' });
  settings.apply(root);
  expect(root.dataset.motion).toBe('full');
});

test("the browser's own bar follows the theme", () => {
  document.head.innerHTML = `
    <meta name="theme-color" content="" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="" media="(prefers-color-scheme: dark)">`;
  const colours = () => [...document.querySelectorAll('meta')].map(({ content }) => content);
  const settings = new Settings();
  settings.apply();
  expect(colours()).toEqual(['#FDF7EA', '#2A1D17']);
  settings.change({ theme: 'dark' });
  settings.apply();
  expect(colours()).toEqual(['#2A1D17', '#2A1D17']);
});

test('whoever has told the system to move little need not say so again', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  expect(new Settings().isCalm).toBe(true);
});

test('what another tab sets holds here too, and is not set back', () => {
  const [here, there] = [new Settings(), new Settings()];
  let heard = 0;
  const stop = here.listen(() => heard++);
  there.change({ theme: 'dark' });
  dispatchEvent(new StorageEvent('storage', { key: 'ebbes/settings' }));
  dispatchEvent(new StorageEvent('storage', { key: 'ebbes/wish' }));
  expect([here.now.theme, heard]).toEqual(['dark', 1]);
  here.change({ pace: 'fast' });
  expect(new Settings().now).toMatchObject({ theme: 'dark', pace: 'fast' });
  stop();
  dispatchEvent(new StorageEvent('storage', { key: 'ebbes/settings' }));
  expect(heard).toBe(1);
});
