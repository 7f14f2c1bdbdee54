/** Tests wait for a busy machine, and for no screen. */
import { configure } from '@testing-library/svelte';
import { vi } from 'vitest';

configure({ asyncUtilTimeout: 20_000 });
vi.mock('../src/browser/paint', () => ({ afterPaint: (work: () => void) => work() }));
