import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AS_ANNA, GAME, OPEN, serveReplay } from '../../tests/replay';
import { type Request, refuse } from '../../tests/server';
import { router } from '../browser/route.svelte';
import { i18n, t } from '../words/i18n.svelte';
import Replay from './Replay.svelte';

const game = { ...GAME, id: '', seat: null };
const RECORD = { format: 'ebbes-record/1' };
let asked: Request[];

beforeEach(async () => {
  vi.useFakeTimers();
  await i18n.use('en');
  asked = serveReplay({
    'POST /api/games/file': (body) =>
      (body as typeof RECORD).format === RECORD.format
        ? [200, { game, replay: OPEN }]
        : refuse(422, 'record/unreadable'),
    'POST /api/games/file?seat=0': () => [200, { game, replay: AS_ANNA }],
  });
  router.replace('/g/file');
});

afterEach(() => {
  router.replace('/');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function bring(text: string): Promise<void> {
  const file = new File([text], 'game.json');
  await vi.dynamicImportSettled();
  await fireEvent.change(screen.getByLabelText(/saved game/), { target: { files: [file] } });
  await vi.advanceTimersByTimeAsync(10);
  await vi.dynamicImportSettled();
}

test('a record in a file is told as a whole and step by step, and nothing of it is kept', async () => {
  render(Replay);
  await bring(JSON.stringify(RECORD));
  screen.getByText('Bert has won');
  expect(screen.queryByRole('button', { name: t('replay-share') })).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Look at round 1' }));
  await vi.dynamicImportSettled();
  await fireEvent.click(screen.getByRole('button', { name: t('replay-steps') }));
  await vi.dynamicImportSettled();
  expect(screen.getByRole<HTMLInputElement>('slider').value).toBe('1');
  await fireEvent.change(screen.getByRole('combobox'), { target: { value: '0' } });
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.getByRole('list', { name: t('play-hand') })).toBeTruthy();
  expect(new Set(asked.map(({ path }) => path.split('?')[0]))).toEqual(new Set(['/api/games/file']));
});

test.each(['no JSON', '{"format": "else"}'])('what is no record is not opened: %s', async (text) => {
  render(Replay);
  await bring(text);
  expect(screen.getByRole('alert').textContent).toBe(t('errors-record-unreadable'));
});

test('a record may be dropped on another game', async () => {
  router.replace('/g/g1');
  render(Replay);
  await vi.advanceTimersByTimeAsync(0);
  const file = new File([JSON.stringify(RECORD)], 'game.json');
  await fireEvent.drop(window, { dataTransfer: { files: [file] } });
  await vi.advanceTimersByTimeAsync(10);
  await vi.dynamicImportSettled();
  expect(router.here.rest).toBe('file');
  screen.getByText('Bert has won');
});
