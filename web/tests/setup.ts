/** Tests wait for a busy machine, and for no screen; every page is tested with all words. */
import { configure } from '@testing-library/svelte';
import { vi } from 'vitest';
import { i18n, PARTS } from '../src/words/i18n.svelte';

configure({ asyncUtilTimeout: 20_000 });
vi.mock('../src/browser/paint', () => ({ afterPaint: (work: () => void) => work() }));
await i18n.need(PARTS);
