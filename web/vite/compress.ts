import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(html|js|css|svg|json|webmanifest|txt|wasm|f16)$/;
const FORMS = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Puts a .br and a .gz beside each file of the bundle that can be packed, where they are smaller. */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'compress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: () => compressFolder(folder),
  };
}

export async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const texts = names.filter((name) => TEXT.test(name));
  await Promise.all(texts.map((name) => compressFile(join(folder, name))));
}

async function compressFile(path: string): Promise<void> {
  const plain = await readFile(path);
  for (const [ending, form] of Object.entries(FORMS)) {
    const packed = await form(plain);
    if (packed.length < plain.length) await writeFile(`${path}.${ending}`, packed);
  }
}
