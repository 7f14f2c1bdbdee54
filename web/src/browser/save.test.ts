import { afterEach, expect, test, vi } from 'vitest';
import { saveFile } from './save';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a file that is saved can still be fetched by a browser that takes its time', () => {
  vi.useFakeTimers();
  const revoked = vi.fn();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:here', revokeObjectURL: revoked }));
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  saveFile('game.json', { rounds: 5 });
  vi.advanceTimersByTime(1_000);
  expect([clicked.mock.calls.length, revoked.mock.calls.length]).toEqual([1, 0]);
  vi.advanceTimersByTime(60_000);
  expect(revoked).toHaveBeenCalledWith('blob:here');
});
