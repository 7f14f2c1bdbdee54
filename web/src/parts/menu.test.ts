import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { running, snapshot } from '../../tests/tables';
import { i18n } from '../lib/i18n.svelte';
import { seenOf } from '../lib/seen';
import { Table } from '../lib/table.svelte';
import Menu from './Menu.svelte';

test('leaving is a question of its own', async () => {
  await i18n.use('en');
  const table = new Table('ws://here/socket', () => 'normal');
  table.recall(seenOf(snapshot(10, running(['R1']))));
  const onopen = vi.fn();
  render(Menu, { table, onopen });
  await fireEvent.click(screen.getByText('Leave the table'));
  expect(onopen).toHaveBeenCalledWith('leave');
});
