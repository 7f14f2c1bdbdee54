import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import script from './first.js?raw';
import { ask } from './server/api';
import { Settings } from './browser/settings.svelte';
import { preferredLanguage } from './words/languages';

const root = document.documentElement;
const looks = () => ({ ...root.dataset, lang: root.lang });
const KNOWN = {
  base: '/',
  pages: {
    t: {
      files: ['/assets/Table.js', '/assets/Table.css'],
      parts: { de: ['/assets/game-de.js'] },
      asks: ['/api/codes/$', '/api/visit'],
    },
    learn: { files: [], parts: { de: ['/assets/learn-de.js'], en: ['/assets/learn-en.js'] }, asks: [] },
  },
  words: { de: '/assets/de.js', en: '/assets/en.js', pfl: '/assets/pfl.js' },
};

const run = () => new Function(script.replace('__FIRST__', JSON.stringify(KNOWN)))() as void;
const loaded = () =>
  [...document.head.querySelectorAll('link')].map(({ rel, href }) => [rel, new URL(href, location.href).pathname]);
const fetched = vi.fn((path: string) => Promise.resolve(Response.json({ path })));

beforeEach(() => vi.stubGlobal('fetch', fetched));

afterEach(() => {
  localStorage.clear();
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  root.lang = '';
  document.head.replaceChildren();
  history.replaceState(null, '', '/');
  fetched.mockClear();
});

test('the page looks as it was liked last time before the app is there', () => {
  new Settings().change({ theme: 'dark', motion: 'less', letters: false, language: 'pfl' });
  run();
  const early = looks();
  expect(early).toEqual({ theme: 'dark', motion: 'less', letters: 'off', lang: 'pfl' });
  new Settings().apply();
  expect(looks()).toEqual(early);
});

test.each(['{', 'null', '[]', '{"theme":"system"}', '{"theme":7}'])('%j changes nothing', (kept) => {
  localStorage.setItem('ebbes/settings', kept);
  run();
  expect(looks()).toEqual({ lang: '' });
});

test('a link to a table asks for its files, its words and its code at once', async () => {
  new Settings().change({ language: 'de' });
  history.replaceState(null, '', '/t/srs-hg');
  run();
  expect(loaded()).toEqual([
    ['modulepreload', '/assets/Table.js'],
    ['preload', '/assets/Table.css'],
    ['modulepreload', '/assets/de.js'],
    ['modulepreload', '/assets/game-de.js'],
  ]);
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/codes/SRSHG', '/api/visit']);
  expect(await ask('GET', '/api/codes/SRSHG')).toEqual({ path: '/api/codes/SRSHG' });
  expect(fetched).toHaveBeenCalledTimes(2);
  await ask('GET', '/api/codes/SRSHG');
  expect(fetched).toHaveBeenCalledTimes(3);
});

test.each([[['fr', 'de-AT']], [['en-GB']], [['fr']], [[]]])('who reads %j gets the words they will be told', (tags) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
  history.replaceState(null, '', '/learn');
  run();
  const language = preferredLanguage(tags);
  expect(loaded().map(([, path]) => path)).toEqual([`/assets/${language}.js`, `/assets/learn-${language}.js`]);
});

test('what was asked at first is believed while it is fresh', async () => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/t/srs-hg');
  run();
  vi.advanceTimersByTime(5_000);
  vi.useRealTimers();
  await ask('GET', '/api/visit');
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/codes/SRSHG', '/api/visit', '/api/visit']);
});
