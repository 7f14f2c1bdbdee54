import { brotliCompressSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedAssets: Set<string> } };

const PAGE = 'src/table/Table.svelte';
const WORDS = 'src/words/';
const FONT = '.woff2';
/** What every page loads. */
const ALWAYS = /^index\.html$|^assets\/first-|\.css$|\.woff2$/;
/** Bytes the page of a table may load, packed: the bar of the house. */
export const MOST = { bare: 150_000, fonts: 250_000 } as const;

/** What the page of a table weighs, without and with its fonts. */
export interface Weight {
  readonly bare: number;
  readonly fonts: number;
}

/** Refuses a bundle whose table has grown too heavy for a phone in a tunnel. */
export function weight(): Plugin {
  return {
    name: 'weight',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const { bare, fonts } = weigh(bundle);
        const told = `the page of a table weighs ${kB(bare)} packed, ${kB(fonts)} with its fonts`;
        if (bare > MOST.bare || fonts > MOST.fonts)
          this.error(`${told}: more than ${kB(MOST.bare)} or ${kB(MOST.fonts)}`);
        console.log(told);
      },
    },
  };
}

export function weigh(bundle: Bundle): Weight {
  const sizes = [...loaded(bundle)].map((name) => ({ isFont: name.endsWith(FONT), bytes: packed(bundle, name) }));
  const sum = (some: typeof sizes) => some.reduce((total, { bytes }) => total + bytes, 0);
  return { bare: sum(sizes.filter(({ isFont }) => !isFont)), fonts: sum(sizes) };
}

/** All files the page loads: the app, the table, the words of the wordiest language, drawings and fonts. */
function loaded(bundle: Bundle): Set<string> {
  const chunks = Object.values(bundle).filter((out): out is Chunk => out.type === 'chunk');
  const isFrom = ({ facadeModuleId }: Chunk, part: string) => facadeModuleId?.includes(part) ?? false;
  const words = chunks.filter((chunk) => isFrom(chunk, WORDS));
  const wordiest = words.sort((a, b) => b.code.length - a.code.length)[0];
  const app = chunks.find((chunk) => chunk.isEntry && isFrom(chunk, 'index.html'));
  const table = chunks.find((chunk) => isFrom(chunk, PAGE));
  if (!app || !table || !wordiest) throw new Error(`no app, no ${PAGE} or no ${WORDS} in the bundle`);
  const found = new Set(Object.keys(bundle).filter((name) => ALWAYS.test(name)));
  for (const chunk of [app, table, wordiest]) follow(bundle, chunk, found);
  return found;
}

/** A chunk with all that comes with it. */
function follow(bundle: Bundle, chunk: Chunk, found: Set<string>): void {
  if (found.has(chunk.fileName)) return;
  found.add(chunk.fileName);
  for (const name of chunk.viteMetadata?.importedAssets ?? []) found.add(name);
  for (const name of chunk.imports) {
    const next = bundle[name];
    if (next?.type === 'chunk') follow(bundle, next, found);
  }
}

function packed(bundle: Bundle, name: string): number {
  const out = bundle[name];
  if (out === undefined) throw new Error(`no ${name} in the bundle`);
  const content = Buffer.from(out.type === 'chunk' ? out.code : out.source);
  return name.endsWith(FONT) ? content.length : brotliCompressSync(content).length;
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
