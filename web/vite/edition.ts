import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const KEPT = /\.(js|css|woff2|svg|webmanifest)$/;
const WORKER = 'sw.js';
const PAGE = 'index.html';
const SIZES = 'sizes.json';

/** Tells the service worker which files make up this version, those of the bundle and the public ones, and pages how large they are. */
export function edition(): Plugin {
  let folder = '';
  let home = '/';
  return {
    name: 'edition',
    apply: 'build',
    enforce: 'post',
    config: () => ({
      build: {
        rolldownOptions: {
          input: { index: 'index.html', sw: 'src/sw/worker.ts' },
          output: { entryFileNames: ({ name }) => (name === 'sw' ? WORKER : 'assets/[name]-[hash].js') },
        },
      },
    }),
    configResolved(config) {
      folder = config.publicDir;
      home = config.base;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk') return this.error(`${WORKER} was not built`);
        const open = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))] as const);
        const built = Object.keys(bundle).map((name) => [name, name] as const);
        const code = worker.code.replaceAll('__EDITION__', () => editionOf(home, [...built, ...open]));
        worker.code = code;
        const contents = Object.values(bundle).map((file) => [file.fileName, contentOf(file)] as const);
        this.emitFile({ type: 'asset', fileName: SIZES, source: sizesOf(home, [...contents, ...open]) });
      },
    },
  };
}

function contentOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): string | Uint8Array {
  return file.type === 'chunk' ? file.code : file.source;
}

/** How many bytes each file of a version has, for whoever takes it along, by address. */
export function sizesOf(home: string, files: readonly (readonly [string, string | Uint8Array])[]): string {
  const kept = files.filter(([name]) => name === PAGE || (KEPT.test(name) && name !== WORKER));
  return JSON.stringify(
    Object.fromEntries(
      kept.map(([name, content]) => [home + (name === PAGE ? '' : name), Buffer.byteLength(content)] as const),
    ),
  );
}

/** Files by name, with whatever tells one version from another: for the bundle, the name itself. */
export function editionOf(home: string, files: readonly (readonly [string, string | Buffer])[]): string {
  const kept = files.filter(([name]) => KEPT.test(name) && name !== WORKER).sort(([a], [b]) => (a < b ? -1 : 1));
  const digest = createHash('sha256');
  for (const [name, content] of kept) digest.update(`${name}\0`).update(content);
  return JSON.stringify({ name: digest.digest('hex').slice(0, 12), home, files: kept.map(([name]) => home + name) });
}
