import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { chunks } from './vite/chunks.ts';
import { compress } from './vite/compress.ts';
import { first } from './vite/first.ts';
import { edition } from './vite/edition.ts';
import { weight } from './vite/weight.ts';
import { words } from './vite/words.ts';

const INDEX = fileURLToPath(new URL('index.html', import.meta.url));
const SERVER = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), svelteTesting(), words(), first(), edition(), weight(), compress()],
  build: {
    outDir: '../src/ebbes/web',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // these know light-dark()
    assetsInlineLimit: 0, // the server's CSP allows no data: addresses
    modulePreload: { polyfill: false },
    reportCompressedSize: false,

    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunks(INDEX) }] } },
      checks: { pluginTimings: false },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: SERVER, ws: true } },
  },
  test: {
    environment: 'happy-dom',
    pool: 'threads',
    setupFiles: ['tests/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    unstubGlobals: true,
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts', 'vite/**/*.test.ts'],
  },
});
