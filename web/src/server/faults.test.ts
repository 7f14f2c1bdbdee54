import { beforeEach, expect, test, vi } from 'vitest';
import { serve } from '../../tests/server';

const STACK = `TypeError: Anna holds G7
    at play (http://here/assets/Play-Bi0hj-kK.js:1:42)
    at http://here/assets/app-DeeUb3EZ.js:2:20852`;

type Faults = typeof import('./faults');
let faults: Faults;
let asked: ReturnType<typeof serve>;

beforeEach(async () => {
  vi.resetModules();
  faults = await import('./faults');
  asked = serve({ 'POST /api/faults': () => [204, null] });
});

function broken(stack = STACK): Error {
  return Object.assign(new TypeError('Anna holds G7'), { stack });
}

test('an error is told by its kind and its places, and no word of it', () => {
  faults.tellFault(broken());
  const places = ['Play-Bi0hj-kK.js:1:42', 'app-DeeUb3EZ.js:2:20852'];
  expect(asked.map(({ body }) => body)).toEqual([{ page: '', kind: 'TypeError', places }]);
});

test('the same error is told once, and of many only the first', () => {
  for (let time = 0; time < 20; time++) {
    faults.tellFault(broken());
    faults.tellFault(broken(`at x (http://here/assets/a-${time}.js:1:1)`));
  }
  expect(asked).toHaveLength(3);
});

test('what nobody catches is told, and what is no error is not', () => {
  faults.watchFaults();
  dispatchEvent(new ErrorEvent('error', { error: broken() }));
  dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop' }));
  expect(asked).toHaveLength(1);
});
