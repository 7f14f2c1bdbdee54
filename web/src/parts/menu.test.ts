import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { running, snapshot } from '../../tests/tables';
import { i18n } from '../lib/i18n.svelte';
import { seenOf } from '../lib/seen';
import { Table } from '../lib/table.svelte';
import Menu from './Menu.svelte';

beforeEach(() => i18n.use('en'));

test('who stands up to watch sees the table, not the question again', async () => {
  const table = new Table('ws://here/socket', () => 'normal');
  table.recall(seenOf(snapshot(10, running(['R1']))));
  const done = vi.spyOn(table, 'do').mockResolvedValueOnce(false).mockResolvedValue(true);
  const onopen = vi.fn();
  render(Menu, { table, onopen });
  await fireEvent.click(screen.getByText('Leave the table'));
  await fireEvent.click(screen.getByText('Stand up and watch'));
  expect(onopen).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByText('Stand up and watch'));
  await vi.waitFor(() => expect(onopen).toHaveBeenCalledWith(null));
  expect(done).toHaveBeenCalledWith({ type: 'leave-seat' });
});
