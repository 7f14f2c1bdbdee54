// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { canCopy, copy } from './copy';

const withClipboard = (clipboard: object | undefined) => vi.stubGlobal('navigator', { clipboard });

afterEach(() => vi.unstubAllGlobals());

test('a text is copied, and that is told', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  withClipboard({ writeText });
  expect([canCopy(), await copy('ebbes')]).toEqual([true, true]);
  expect(writeText).toHaveBeenCalledWith('ebbes');
});

test('where it is not allowed, or there is no clipboard, nothing breaks', async () => {
  withClipboard({ writeText: () => Promise.reject(new DOMException('no')) });
  expect([canCopy(), await copy('ebbes')]).toEqual([true, false]);
  withClipboard(undefined);
  expect([canCopy(), await copy('ebbes')]).toEqual([false, false]);
});
