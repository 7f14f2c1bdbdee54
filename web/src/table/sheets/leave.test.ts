import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { running, snapshot } from '../../../tests/tables';
import { i18n } from '../../words/i18n.svelte';
import { router } from '../../browser/route.svelte';
import { seenOf } from '../../game/seen';
import { Table } from '../screen/table.svelte';
import Leave from './Leave.svelte';

beforeEach(() => i18n.use('en'));

/** The question, at a table that takes every command but the refused first ones. */
function ask(refused = 0) {
  const table = new Table('ws://here/socket', () => 'normal');
  table.recall(seenOf(snapshot(10, running(['R1']))));
  const done = vi.spyOn(table, 'do').mockResolvedValue(true);
  for (let at = 0; at < refused; at++) done.mockResolvedValueOnce(false);
  const onclose = vi.fn();
  const go = vi.spyOn(router, 'go').mockImplementation(() => {});
  render(Leave, { table, onclose });
  return { done, onclose, go };
}

const tap = (text: string) => fireEvent.click(screen.getByText(text));

test('who stands up to watch sees the table, not the question again', async () => {
  const { done, onclose } = ask(1);
  await tap('Stand up and watch');
  expect(onclose).not.toHaveBeenCalled();
  await tap('Stand up and watch');
  await vi.waitFor(() => expect(onclose).toHaveBeenCalled());
  expect(done).toHaveBeenCalledWith({ type: 'leave-seat' });
});

test('who leaves comes home', async () => {
  const { done, go } = ask();
  await tap('Leave the table');
  await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/'));
  expect(done).toHaveBeenCalledWith({ type: 'leave-seat' });
});

test('who thinks better of it keeps the seat', async () => {
  const { done, onclose } = ask();
  await tap('Cancel');
  await vi.waitFor(() => expect(onclose).toHaveBeenCalled());
  expect(done).not.toHaveBeenCalled();
});
