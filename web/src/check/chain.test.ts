// @vitest-environment node
import { expect, test } from 'vitest';
import { claimOf, isBound } from './chain';
import type { Certificate, CheckedRecord } from './record';

/** The link of the 29th of February of a year whose root is zeros, and its head: from `ebbes.record.chain`. */
const SECRET = '7ad8c595ff0680cfbf312e03ac15c0e92de54a2f4ee1a189f4fa8403a604654e';
const HEAD = 'df1a94495cd0ae47af8a9b4e885bc4e43289df47dc7f394ff5be0b4fe11cc157';
const ZEROS = '00'.repeat(32);
const CERTIFICATE: Certificate = {
  commitment: ZEROS,
  secret: SECRET,
  nonces: [ZEROS, ZEROS, ZEROS, ZEROS],
  starter: 'lot',
};

function bound(extra: object, certificate: Partial<Certificate> = {}): Promise<boolean> {
  const claim = claimOf({ options: {}, rounds: [], certificate: CERTIFICATE, ...extra } as unknown as CheckedRecord);
  if (claim === null) throw new Error('bound by nothing');
  return isBound({ ...CERTIFICATE, ...certificate }, claim);
}

test('a hand of the day hangs on the head of its year', async () => {
  expect(await bound({ day: { date: '2028-02-29', head: HEAD } })).toBe(true);
});

test('another day, another head and a secret that was chosen are found', async () => {
  expect(await bound({ day: { date: '2028-03-01', head: HEAD } })).toBe(false);
  expect(await bound({ day: { date: '2028-02-29', head: ZEROS } })).toBe(false);
  expect(await bound({ day: { date: '2028-02-29', head: HEAD } }, { secret: ZEROS })).toBe(false);
});

test('nothing but the link may have decided the deals', async () => {
  const day = { day: { date: '2028-02-29', head: HEAD } };
  expect(await bound(day, { starter: 'last-played' })).toBe(false);
  expect(await bound(day, { nonces: [ZEROS, SECRET, ZEROS, ZEROS] })).toBe(false);
});

test('the same cards for many hang on the head of their challenge', async () => {
  expect(await bound({ challenge: { code: 'BCDFGHJ', deal: 60, head: HEAD } })).toBe(true);
  expect(await bound({ challenge: { code: 'BCDFGHJ', deal: 59, head: HEAD } })).toBe(false);
});

test('what is not well formed is not bound, and most games are bound by nothing', async () => {
  for (const day of [null, 'Monday', { date: 'Monday', head: HEAD }]) expect(await bound({ day })).toBe(false);
  expect(claimOf({ options: {}, rounds: [], certificate: CERTIFICATE } as unknown as CheckedRecord)).toBeNull();
});
