import { waitFor } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { I18n } from './i18n.svelte';
import type { Language } from './languages';

const WORDS: Record<Language, string> = {
  en: 'only-english = here\nboth = both\nannounce-seat-asked = Hello, { $who }!',
  de: 'both = beide\nannounce-seat-asked = Hallo, { $who }!',
  pfl: 'announce-seat-asked = Ei, { $who }!',
};
const load = (language: Language) => Promise.resolve([WORDS[language]]);

async function speaking(language: Language): Promise<I18n> {
  const i18n = new I18n(load);
  await i18n.use(language);
  return i18n;
}

test('a sentence is said in the language chosen, with what it is about', async () => {
  expect((await speaking('pfl')).t('announce-seat-asked', { who: 'Anna' })).toBe('Ei, Anna!');
});

test('a number below zero has the minus of print', async () => {
  const { t } = await speaking('en');
  expect(t('announce-seat-asked', { who: -3 })).toBe('Hello, −3!');
  expect(t('announce-seat-asked', { who: 'Anna-3' })).toBe('Hello, Anna-3!');
});

test('where a language has no word the next one is asked, once it is there', async () => {
  const { t } = await speaking('pfl');
  expect(t({ key: 'only-english' })).toBe('only-english');
  await waitFor(() => expect([t({ key: 'only-english' }), t({ key: 'both' })]).toEqual(['here', 'beide']));
});

test('what no language knows is told by its key', async () => {
  expect((await speaking('en')).t({ key: 'no-such-word' })).toBe('no-such-word');
});

test('a language that could not be loaded can be asked for again', async () => {
  let calls = 0;
  const i18n = new I18n((language) => (++calls === 1 ? Promise.reject(new TypeError('no network')) : load(language)));
  await expect(i18n.use('de')).rejects.toThrow('no network');
  expect(i18n.language).toBe('en');
  await i18n.use('de');
  expect([i18n.language, i18n.t({ key: 'both' })]).toEqual(['de', 'beide']);
});

test('each language is loaded once', async () => {
  let calls = 0;
  const i18n = new I18n((language) => (calls++, load(language)));
  await Promise.all([i18n.use('en'), i18n.use('en')]);
  i18n.t({ key: 'no-such-word' });
  expect(calls).toBe(1);
});

test('a variable that is missing is complained about', async () => {
  const faults: string[] = [];
  const i18n = new I18n(load, (key) => faults.push(key));
  await i18n.use('en');
  i18n.t({ key: 'announce-seat-asked' });
  expect(faults).toEqual(['announce-seat-asked']);
});

test('the types know every key, and what it is told', async () => {
  const { t } = await speaking('en');
  // @ts-expect-error nobody wrote this one
  expect(t('home-plai')).toBe('home-plai');
  // @ts-expect-error somebody asks
  expect(t('announce-seat-asked')).toBe('Hello, {$who}!');
  // @ts-expect-error and their name is all that is told
  expect(t('announce-seat-asked', { who: 'Anna', seat: 2 })).toBe('Hello, Anna!');
});
