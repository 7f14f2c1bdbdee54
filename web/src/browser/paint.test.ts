import { expect, test, vi } from 'vitest';

test('what a tap leads to waits until the tap is seen', async () => {
  const { afterPaint } = await vi.importActual<typeof import('./paint')>('./paint');
  const order: string[] = [];
  await new Promise<void>((done) => {
    afterPaint(() => {
      order.push('work');
      done();
    });
    requestAnimationFrame(() => order.push('frame'));
    order.push('tap');
  });
  expect(order).toEqual(['tap', 'frame', 'work']);
});
