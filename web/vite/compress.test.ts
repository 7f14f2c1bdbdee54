// @vitest-environment node
import { mkdtemp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressFolder } from './compress';

test('texts get packed copies beside them where that saves something, pictures do not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bundle-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/a.js'), 'ebbes '.repeat(99));
  await writeFile(join(folder, 'tiny.css'), 'a{}');
  await writeFile(join(folder, 'font.woff2'), 'x'.repeat(99));
  await compressFolder(folder);
  const names = await readdir(folder, { recursive: true });
  expect(names.sort()).toEqual(['assets', 'assets/a.js', 'assets/a.js.br', 'assets/a.js.gz', 'font.woff2', 'tiny.css']);
  const packed = await readFile(join(folder, 'assets/a.js.br'));
  expect(brotliDecompressSync(packed).toString()).toBe('ebbes '.repeat(99));
});
