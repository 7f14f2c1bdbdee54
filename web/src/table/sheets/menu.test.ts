import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { running, snapshot } from '../../../tests/tables';
import { i18n } from '../../words/i18n.svelte';
import { seenOf } from '../../game/seen';
import { Table } from '../screen/table.svelte';
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
