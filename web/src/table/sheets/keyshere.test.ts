import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { settings } from '../../browser/settings.svelte';
import { i18n } from '../../words/i18n.svelte';
import KeysHere from './KeysHere.svelte';

beforeEach(() => i18n.use('en'));

afterEach(() => settings.change({ shortcuts: true }));

const ask = () => fireEvent.keyDown(window, { key: '?' });

test('a page without a menu lists the keys that count there', async () => {
  render(KeysHere, { desk: 'replay' });
  await ask();
  await screen.findByText('play, pause');
  expect(screen.queryByText('hint')).toBeNull();
});

test('where single keys are switched off, the list has none either', async () => {
  settings.change({ shortcuts: false });
  render(KeysHere, { desk: 'hand' });
  await ask();
  expect(screen.queryByRole('dialog')).toBeNull();
});
