import { afterEach, expect, test, vi } from 'vitest';
import { followTabs, tellTabs } from './tabs';

afterEach(() => localStorage.clear());

const heard = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));

test('what other tabs hear is never the same twice, and tells nothing', () => {
  const told = [1, 2].map(() => {
    tellTabs();
    return localStorage.getItem('ebbes/person-changed');
  });
  expect(new Set(told).size).toBe(2);
  for (const each of told) expect(each).toMatch(/^"[0-9a-f]{16}"$/);
});

test('a tab begins anew when another one is somebody else, and only then', () => {
  const reload = vi.fn();
  const stop = followTabs(reload);
  heard('ebbes/settings');
  expect(reload).not.toHaveBeenCalled();
  heard('ebbes/person-changed');
  expect(reload).toHaveBeenCalledOnce();
  stop();
  heard('ebbes/person-changed');
  expect(reload).toHaveBeenCalledOnce();
});
