// @vitest-environment node
import { expect, test } from 'vitest';
import { goldenRecords } from '../../tests/golden';
import type { CheckedRecord } from './record';
import { Checking } from './checking.svelte';

function golden(): CheckedRecord {
  return structuredClone(goldenRecords().get('4-players.json')) as CheckedRecord;
}

test('a saved record that was dealt as sealed fits in every step', async () => {
  const checking = new Checking();
  await checking.text(JSON.stringify(golden()));
  expect([checking.fits, checking.fault, checking.running]).toEqual([true, null, false]);
});

test('a record with other dealers does not fit', async () => {
  const record = golden();
  const rounds = record.rounds.map((round) => ({ ...round, dealer: (round.dealer + 1) % 4 }));
  const checking = new Checking();
  await checking.text(JSON.stringify({ ...record, rounds }));
  expect(checking.fits).toBe(false);
});

test('what is no record is said to be none, and the next one is checked as if nothing had been', async () => {
  const checking = new Checking();
  await checking.text('no JSON');
  expect([checking.fits, checking.fault]).toEqual([null, 'not-readable']);
  await checking.text(JSON.stringify(golden()));
  expect([checking.fits, checking.fault]).toEqual([true, null]);
});

test('of two records only the last one is told about, whichever takes longer', async () => {
  const record = golden();
  const rounds = record.rounds.map((round) => ({ ...round, dealer: (round.dealer + 1) % 4 }));
  const alone = new Checking();
  await alone.text(JSON.stringify(record));
  const checking = new Checking();
  const first = checking.text(JSON.stringify({ ...record, rounds }));
  const second = checking.text(JSON.stringify(record));
  await Promise.all([first, second]);
  expect([checking.fits, checking.steps, checking.running]).toEqual([true, alone.steps, false]);
});
