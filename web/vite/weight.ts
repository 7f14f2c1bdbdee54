import { brotliCompressSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { BUDGETS, MOST_FONTS } from '../budgets.js';
import { closureOf } from './closure.ts';

type Bundle = Rolldown.OutputBundle;

const APP = 'src/main.ts';
const WORDS = ['de', 'en', 'pfl'].map((language) => `src/words/${language}.ts`);
const FONT = '.woff2';
const INDEX = 'index.html';

/** A page of the budget: its modules, and thousands of bytes at most. */
export interface Budget {
  readonly modules: readonly string[];
  readonly most: number;
}

/** Refuses a bundle with a page that has grown too heavy for a phone in a tunnel; below a path of a host it may weigh more. */
export function weight(budgets: Readonly<Record<string, Budget>> = BUDGETS): Plugin {
  let isBelow = false;
  return {
    name: 'weight',
    apply: 'build',
    enforce: 'post',
    configResolved({ base }) {
      isBelow = base !== '/';
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const told = weighed(bundle, budgets);
        console.log(`packed, without fonts: ${told.map(({ text }) => text).join(', ')}`);
        const over = told.filter(({ isOver }) => isOver).map(({ text }) => text);
        if (over.length > 0 && !isBelow) this.error(`too heavy: ${over.join(', ')} (budgets.js says what is allowed)`);
      },
    },
  };
}

/** Each page, and the fonts of all, with what it weighs and whether that is too much. */
export function weighed(bundle: Bundle, budgets: Readonly<Record<string, Budget>>) {
  const pages = Object.entries(budgets).map(([name, { modules, most }]) => line(name, weigh(bundle, modules), most));
  const fonts = Object.keys(bundle).filter((name) => name.endsWith(FONT));
  return [...pages, line('all fonts', sum(bundle, fonts), MOST_FONTS)];
}

function line(name: string, bytes: number, most: number) {
  return { text: `${name} ${(bytes / 1000).toFixed(1)} of ${most} kB`, isOver: bytes > most * 1000 };
}

/** The packed bytes of all files a page with these modules loads, in its wordiest language. */
export function weigh(bundle: Bundle, modules: readonly string[]): number {
  const files = [APP, ...modules].flatMap((module) => closureOf(bundle, module));
  const words = WORDS.map((module) => sum(bundle, closureOf(bundle, module)));
  const bare = [INDEX, ...new Set(files)].filter((name) => !name.endsWith(FONT));
  return sum(bundle, bare) + Math.max(...words);
}

function sum(bundle: Bundle, names: readonly string[]): number {
  return names.reduce((total, name) => total + packed(bundle, name), 0);
}

function packed(bundle: Bundle, name: string): number {
  const out = bundle[name];
  if (out === undefined) throw new Error(`no ${name} in the bundle`);
  const content = Buffer.from(out.type === 'chunk' ? out.code : out.source);
  return name.endsWith(FONT) ? content.length : brotliCompressSync(content).length;
}
