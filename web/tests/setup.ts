/** Tests wait for a busy machine, and for no screen; every page is tested with all words. */
import { vi } from 'vitest';
import { i18n, PARTS } from '../src/words/i18n.svelte';

vi.mock('../src/browser/paint', () => ({ afterPaint: (work: () => void) => work() }));
const { waitFor } = vi;
vi.waitFor = (callback, options = 20_000) => waitFor(callback, options);
await i18n.need(PARTS);
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/svelte');
  configure({ asyncUtilTimeout: 20_000 });
}
