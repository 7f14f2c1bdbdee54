// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { secondsUntil, setClock } from './clock';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-01T12:00:00Z') });
});

afterEach(() => {
  setClock(new Date().toUTCString());
  vi.useRealTimers();
});

test("a deadline is in the server's time, whatever the own clock says", () => {
  setClock('Fri, 01 May 2026 12:05:00 GMT');
  expect(secondsUntil(Date.parse('2026-05-01T12:05:25Z'))).toBe(25);
});

test('without a readable date the clock stays as it was', () => {
  setClock('Fri, 01 May 2026 12:05:00 GMT');
  setClock(null);
  setClock('soon');
  expect(secondsUntil(Date.parse('2026-05-01T12:05:25Z'))).toBe(25);
});

test('a deadline that has passed is none away', () => {
  expect(secondsUntil(Date.now() - 5000)).toBe(0);
});
