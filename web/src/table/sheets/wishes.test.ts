import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { serve } from '../../../tests/server';
import { snapshot } from '../../../tests/tables';
import { seenOf } from '../../game/seen';
import type { Wished } from '../../wire/bodies.gen';
import { i18n } from '../../words/i18n.svelte';
import Wishes from './Wishes.svelte';

afterEach(() => vi.unstubAllGlobals());

const BEFORE: Wished = {
  forced: false,
  plays: [],
  chances: [
    { when: 'B', cards: ['B2'] },
    { when: 'R', cards: ['R3', 'R5'] },
  ],
};
const AFTER: Wished = { ...BEFORE, chances: [{ when: 'any', cards: ['R3', 'R5'] }] };

async function shown() {
  await i18n.use('en');
  await i18n.need(['overdays']);
  const told = snapshot();
  const now = { ...told.now, turn: 1 };
  const seen = seenOf({ ...told, now });
  const { rerender } = render(Wishes, { seen });
  return { later: () => rerender({ seen: { ...seen, seq: seen.seq + 1 } }) };
}

const fields = () => screen.getAllByRole('combobox');

test('for every way the next turn may come about, what may be played then can be planned', async () => {
  const asked = serve({
    'GET /api/tables/t1/wishes': () => [200, BEFORE],
    'PUT /api/tables/t1/wishes': () => [200, { ...BEFORE, plays: [{ when: 'R', card: 'R5' }] }],
  });
  await shown();
  await waitFor(() => expect(fields()).toHaveLength(2));
  await fireEvent.change(fields()[1] as HTMLElement, { target: { value: 'R5' } });
  await fireEvent.click(screen.getByRole('button'));
  await screen.findByRole('status');
  expect(asked.at(-1)?.body).toEqual({ forced: false, plays: [{ when: 'R', card: 'R5' }] });
});

test('a card that falls meanwhile leaves other chances', async () => {
  let wished = BEFORE;
  serve({ 'GET /api/tables/t1/wishes': () => [200, wished] });
  const { later } = await shown();
  await waitFor(() => expect(fields()).toHaveLength(2));
  wished = AFTER;
  await later();
  await waitFor(() => expect(fields()).toHaveLength(1));
});
