import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import { folderRules } from './folders.js';

const AWAITED = {
  selector: 'AwaitExpression:not(:function AwaitExpression)',
  message: 'A module that awaits lets WebKit begin others before what they need is there.',
};

export default defineConfig(
  { ignores: ['golden/', '**/*.gen.ts'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-syntax': ['error', AWAITED],
      'no-undef': 'off', // svelte-check knows what there is
      '@typescript-eslint/no-unused-vars': 'off', // as above
      'svelte/no-useless-mustaches': 'off', // {' '} keeps a space at the edge of a block
      'svelte/prefer-svelte-reactivity': 'off', // what is shown is replaced, never changed
    },
  },
  { files: ['vite/**'], rules: { 'no-console': 'off' } },
  { files: ['**/*.test.ts', 'tests/**'], rules: { 'no-restricted-syntax': 'off' } },
  ...folderRules([AWAITED]),
);
