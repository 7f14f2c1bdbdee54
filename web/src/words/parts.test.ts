// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import de from './de';
import en from './en';
import gameDe from './game/de';
import gameEn from './game/en';
import gamePfl from './game/pfl';
import { PARTS } from './i18n.svelte';
import pfl from './pfl';

/** Who says the words of a part, besides their own folder; App's pages ask for them. */
const SAY: Record<Exclude<(typeof PARTS)[number], 'game'>, readonly string[]> = {
  all: ['home'],
  check: ['check'],
  companion: ['companion', 'challenge', 'check'],
  day: ['day'],
  end: ['table'],
  learn: ['lesson'],
  open: ['open', 'table'],
  overdays: ['overdays', 'table'],
  me: ['me', 'table'],
  pocket: ['local'],
  puzzle: ['puzzle'],
  reasons: ['replay', 'words'],
  replay: ['replay'],
  review: ['replay'],
  rules: ['rules'],
  same: ['challenge'],
  score: ['table'],
  settings: ['settings'],
};

const SRC = join(import.meta.dirname, '..');
const LOCALES = join(SRC, '../../locales');
const ALL = { de, en, pfl };
const OF_A_GAME = { de: gameDe, en: gameEn, pfl: gamePfl };

const nameOf = (path: string) => path.replace(/.*\/|\.ftl$/g, '');

function sources(): string[] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(ts|svelte)$/.test(name) && !/\.(test|gen)\.ts$/.test(name) && !name.startsWith('gallery/'),
  );
}

function keysOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map(([, key = '']) => key);
}

function sayers(part: string): string[] {
  const key = new RegExp(`['"\`]${part}-(?!changed|done|origin|designator)[a-z$]`); // events, an address, a reason of a bot
  return sources()
    .filter((name) => key.test(readFileSync(join(SRC, name), 'utf8')))
    .map((name) => name.split('/')[0] ?? '');
}

/** Files of translators with the words of a game. */
const GAME = ['announce', 'play', 'roles', 'table'];
/** Who says them: pages with a table on a screen, and the rules with their figures. */
const IN_A_GAME = ['lesson', 'puzzle', 'replay', 'rules', 'table', 'words'];

const OWN = PARTS.filter((part) => part !== 'game');

test.each(OWN)('words of %s are said by its own page only: others do not have them', (part) => {
  expect([...new Set(sayers(part))].sort()).toEqual([...SAY[part]].sort());
});

test.each([de, en, pfl])('the words for all hold none of a part, which would weigh on every page', (files) => {
  const parts: readonly string[] = [...PARTS, ...GAME];
  expect(
    Object.keys(files)
      .map(nameOf)
      .filter((name) => parts.includes(name)),
  ).toEqual([]);
});

test('words of a game are said where there is one', () => {
  const keys = GAME.flatMap((file) => keysOf(join(LOCALES, 'de', `${file}.ftl`)));
  const said = new RegExp(`['"]((${keys.join('|')})['"]|(${GAME.join('|')})-\\$\\{)`);
  const by = sources().filter((name) => said.test(readFileSync(join(SRC, name), 'utf8')));
  expect(by.map((name) => name.split('/')[0]).filter((folder) => !IN_A_GAME.includes(folder ?? ''))).toEqual([]);
});

test.each(['de', 'en', 'pfl'] as const)('the words for all and those of parts are all there are of %s', (language) => {
  const names = Object.keys({ ...ALL[language], ...OF_A_GAME[language] }).map(nameOf);
  const files = readdirSync(join(LOCALES, language)).map(nameOf);
  expect([...names, ...OWN, 'cli'].sort()).toEqual(files.sort());
});

/** Said only where those words are there as well. */
const TOGETHER = ['errors-lesson-other-card', 'errors-server-no-hint', 'cli-'];

test.each(['de', 'en', 'pfl'] as const)(
  'a sentence of %s is made of words that are there whenever it is said',
  (language) => {
    const forAll = Object.keys(ALL[language]).map(nameOf);
    const ofGames = [...forAll, ...GAME];
    const files = readdirSync(join(LOCALES, language)).map(nameOf);
    const homes = new Map(
      files.flatMap((file) => keysOf(join(LOCALES, language, `${file}.ftl`)).map((key) => [key, file])),
    );
    const lost = files.flatMap((file) => {
      const near = forAll.includes(file) ? forAll : [...ofGames, file];
      return sentencesOf(join(LOCALES, language, `${file}.ftl`)).flatMap(([key, text]) =>
        [...text.matchAll(/\{ ([a-z][\w-]*) \}/g)]
          .map(([, word = '']) => homes.get(word))
          .filter(
            (home) => home !== undefined && !near.includes(home) && !TOGETHER.some((begin) => key.startsWith(begin)),
          )
          .map((home) => `${key} needs ${home}`),
      );
    });
    expect(lost).toEqual([]);
  },
);

/** Every sentence of a file with its text. */
function sentencesOf(file: string): [string, string][] {
  const parts = readFileSync(file, 'utf8').split(/^(?=[a-z][\w-]* =)/m);
  return parts.map((part) => [part.split(' =')[0] ?? '', part]);
}
