import { expect, test, vi } from 'vitest';
import { open, show } from './calls';

test('a call is shown in the words of the server, in the place of the one before', async () => {
  const showNotification = vi.fn(async () => undefined);
  await show({ title: 'Du bist dran', text: 'Ben, Oma', url: '/t/BCDFGHJ' }, { showNotification });
  expect(showNotification).toHaveBeenCalledWith(
    'Du bist dran',
    expect.objectContaining({ body: 'Ben, Oma', tag: 'turn', data: '/t/BCDFGHJ' }),
  );
});

test.each([undefined, null, 3, { url: 'https://elsewhere.example' }])(
  'whatever comes (%s) leads nowhere else',
  async (told) => {
    const showNotification = vi.fn(async () => undefined);
    await show(told, { showNotification });
    expect(showNotification).toHaveBeenCalledWith('ebbes', expect.objectContaining({ data: '/' }));
  },
);

test('a tap goes to the table in the page that is open, or in a new one', async () => {
  const page = {
    url: 'https://ebbes.example/',
    focus: vi.fn(async () => undefined),
    navigate: vi.fn(async () => undefined),
  };
  const openWindow = vi.fn(async () => undefined);
  await open('/t/BCDFGHJ', { matchAll: async () => [page], openWindow });
  expect(page.navigate).toHaveBeenCalledWith('/t/BCDFGHJ');
  await open('/t/BCDFGHJ', { matchAll: async () => [], openWindow });
  expect(openWindow).toHaveBeenCalledWith('/t/BCDFGHJ');
});
