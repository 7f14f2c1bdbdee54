import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin, type Rolldown } from 'vite';
import { closureOf } from './closure.ts';

type Bundle = Rolldown.OutputBundle;

const SOURCE = 'src/first.js';
const DATA = '__FIRST__';
const LANGUAGES = ['de', 'en', 'pfl'];
const APP = 'src/main.ts';

/** What a page needs first: its modules, words that not all pages say, and what it asks. */
interface FirstAsked {
  readonly modules: readonly string[];
  readonly parts?: readonly string[];
  readonly asks?: readonly string[];
}

/** By the first part of an address. */
export const FIRST: Readonly<Record<string, FirstAsked>> = {
  '': { modules: ['src/home/Home.svelte'], asks: ['/api/visit'] },
  t: { modules: ['src/table/Table.svelte'], parts: ['game'], asks: ['/api/codes/$', '/api/visit'] },
  g: { modules: ['src/replay/Replay.svelte'], parts: ['game', 'replay', 'review'] },
  day: { modules: ['src/day/Day.svelte'], parts: ['day'], asks: ['/api/visit'] },
  puzzles: { modules: ['src/puzzle/Puzzles.svelte'], parts: ['puzzle'], asks: ['/api/visit'] },
  open: { modules: ['src/open/Open.svelte'], parts: ['open'], asks: ['/api/tables'] },
  'over-days': { modules: ['src/overdays/OverDays.svelte'], parts: ['overdays'], asks: ['/api/visit'] },
  me: { modules: ['src/me/Me.svelte'], parts: ['me'], asks: ['/api/visit'] },
  same: { modules: ['src/challenge/Challenge.svelte'], parts: ['same'], asks: ['/api/visit'] },
  learn: { modules: ['src/lesson/Learn.svelte'], parts: ['game', 'learn'] },
  companion: { modules: ['src/companion/Companion.svelte'], parts: ['companion'] },
  rules: { modules: ['src/rules/Rules.svelte'], parts: ['game', 'rules'] },
  settings: { modules: ['src/settings/Settings.svelte'], parts: ['settings'] },
  check: { modules: ['src/check/Check.svelte'], parts: ['check'] },
};

/** What the script of the first moment knows: the files of each page, and of each language. */
export interface First {
  /** Below which path of their host the pages lie. */
  readonly base: string;
  readonly pages: Readonly<
    Record<string, { files: string[]; parts: Record<string, string[]>; asks: readonly string[] }>
  >;
  readonly words: Readonly<Record<string, string>>;
}

/** Puts a script into the page itself that runs before anything is painted, and styles behind the first picture. */
export function first(): Plugin {
  let file = '';
  let isSite = false;
  let below = '/';
  return {
    name: 'first',
    configResolved({ root, env, base }) {
      below = base;
      file = join(root, SOURCE);
      isSite = env.VITE_SITE === 'yes';
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const told: First = bundle ? firstOf(bundle, below) : { base: below, pages: {}, words: {} };
        const known = isSite ? silent(told) : told;
        const script = readFileSync(file, 'utf8').replace(DATA, () => JSON.stringify(known));
        const children = minifySync(SOURCE, `{${script}}`).code;
        return { html: stylesLast(html), tags: [{ tag: 'script', children, injectTo: 'head-prepend' }] };
      },
    },
  };
}

/** Where there is no server, nothing is asked. */
export function silent({ pages, ...others }: First): First {
  const quiet = Object.entries(pages).map(([name, page]) => [name, { ...page, asks: [] }] as const);
  return { ...others, pages: Object.fromEntries(quiet) };
}

/** Styles keep a browser from painting what stands below them: the first picture stands above. */
export function stylesLast(html: string): string {
  const links = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  const without = links.reduce((text, link) => text.replace(link, ''), html);
  return without.replace('<div id="app">', () => `${links.join('')}<div id="app">`);
}

export function firstOf(bundle: Bundle, base: string): First {
  const address = (name: string) => base + name;
  const fileWith = (module: string) => address(closureOf(bundle, module)[0] as string);
  const always = closureOf(bundle, APP);
  const pages = Object.entries(FIRST).map(([name, { modules, parts: said = [], asks = [] }]) => {
    const files = modules.flatMap((module) => closureOf(bundle, module)).filter((each) => !always.includes(each));
    const words = (language: string) => said.map((part) => fileWith(moduleOf(part, language)));
    const parts = said.length > 0 ? byLanguage(words) : {};
    return [name, { files: [...new Set(files)].filter(isCode).map(address), parts, asks }] as const;
  });
  return {
    base,
    pages: Object.fromEntries(pages),
    words: byLanguage((language) => fileWith(`src/words/${language}.ts`)),
  };
}

function byLanguage<Found>(find: (language: string) => Found): Record<string, Found> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, find(language)]));
}

/** The words of a game are several files of the translators, and one of the bundle. */
function moduleOf(part: string, language: string): string {
  return part === 'game' ? `src/words/game/${language}.ts` : `locales/${language}/${part}.ftl?raw`;
}

const isCode = (name: string) => /\.(js|css)$/.test(name);
