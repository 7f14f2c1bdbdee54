import { symbolsOf } from '../draw/sprite';

/** Drawings that no other page shows. */
export const DOORS = symbolsOf(
  import.meta.glob<string>('./doors/*.svg', { query: '?raw', import: 'default', eager: true }),
);
