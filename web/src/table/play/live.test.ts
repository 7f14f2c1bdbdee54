import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket, useFakes } from '../../../tests/fakes';
import { running, snapshot, yourTurn } from '../../../tests/tables';
import { i18n } from '../../words/i18n.svelte';
import type { You } from '../../wire/protocol.gen';
import { Moments } from '../screen/moments.svelte';
import { settings } from '../../browser/settings.svelte';
import { Table } from '../screen/table.svelte';
import Live from './Live.svelte';

const HAND = ['G2', 'R1', 'R5'];
let table: Table;

beforeEach(async () => {
  useFakes();
  await i18n.use('en');
  table = new Table('ws://here/socket', () => 'normal');
  const moments = new Moments(i18n.t, () => settings.now);
  table.screen.watch(moments.watch);
  table.open();
  FakeSocket.last.accept();
  render(Live, { source: table, moments });
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
});

async function heard(): Promise<(string | null)[]> {
  await tick();
  return [...screen.getByRole('log').children].map(({ textContent }) => textContent);
}

test('whose turn it is is said once, whatever people say meanwhile', async () => {
  FakeSocket.last.tell(snapshot(10, running(HAND), yourTurn('R1', 'R5')));
  expect(await heard()).toEqual(['Your turn. 2 choices.']);
  FakeSocket.last.tellEvents(11, [{ type: 'said', seat: 1, phrase: 'cheers' }], yourTurn('R1', 'R5'));
  expect(await heard()).toEqual(['Your turn. 2 choices.', 'Karl says: Cheers!']);
});

test('who asks for a seat hears that the host is asked, and the answer', async () => {
  const told = snapshot();
  const as = (you: You) => FakeSocket.last.tell({ ...told, you });
  as({ seat: null, host: false, door: 'ask', stands_in: false });
  expect(await heard()).toEqual([]);
  as({ seat: null, host: false, door: 'asked', stands_in: false });
  expect(await heard()).toEqual(['Anna has been asked. One moment …']);
  as({ seat: null, host: false, door: 'turned-down', stands_in: false });
  expect((await heard()).at(-1)).toBe('Anna would rather not just now.');
  as({ seat: null, host: false, door: 'asked', stands_in: false });
  as({ seat: 1, host: false, door: 'open', stands_in: false });
  expect((await heard()).at(-1)).toBe('You’re at the table.');
});

test('a card chosen ahead is said, and that it is chosen no more, unless it was played', async () => {
  const karls = { turn: 1, deadline: null, prompt: null };
  FakeSocket.last.tell(snapshot(10, running(HAND, { turn: 1 }), karls));
  table.decision.choose({ kind: 'play-card', card: 'R5' });
  expect(await heard()).toEqual(['Chosen ahead: red five.']);
  table.decision.choose({ kind: 'play-card', card: 'R5' });
  expect((await heard()).at(-1)).toBe('The red five is no longer chosen.');
  table.decision.choose({ kind: 'play-card', card: 'R1' });
  await heard();
  FakeSocket.last.tellEvents(11, [{ type: 'card-played', seat: 1, card: 'R2' }], yourTurn('R1', 'R5'));
  expect(await heard()).toEqual(expect.not.arrayContaining(['The red one is no longer chosen.']));
  expect(FakeSocket.last.command).toMatchObject({ card: 'R1' });
});
