import { afterEach, expect, test } from 'vitest';
import script from './first.js?raw';
import { Settings } from './browser/settings.svelte';

const root = document.documentElement;
const looks = () => ({ ...root.dataset, lang: root.lang });

const run = () => new Function(script)() as void;

afterEach(() => {
  localStorage.clear();
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  root.lang = '';
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
