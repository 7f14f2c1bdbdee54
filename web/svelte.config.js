import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { shapes } from './shapes.js';

export default {
  preprocess: [vitePreprocess({ style: false }), shapes],
  compilerOptions: { runes: true },
};
