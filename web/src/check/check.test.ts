// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { goldenRecords } from '../../tests/golden';
import { Chance, commitmentOf, gameKey } from '../browser/chance';
import { canCheck, check, type CheckStep } from './check';
import { checkable, type CheckedRecord } from './record';
import { fromHex, toHex } from '../browser/random';
import type { Witness } from '../server/witness';

const RECORDS = goldenRecords();

async function steps(record: CheckedRecord, witness: Witness | null = null): Promise<CheckStep[]> {
  const found: CheckStep[] = [];
  for await (const step of check(record, witness)) found.push(step);
  return found;
}

async function wrong(record: CheckedRecord, witness: Witness | null = null): Promise<string[]> {
  return (await steps(record, witness)).filter(({ fits }) => fits === false).map(({ name }) => name);
}

function golden(name = '4-players.json'): CheckedRecord {
  return checkable(structuredClone(RECORDS.get(name))) as CheckedRecord;
}

function witness(record: CheckedRecord, change: Partial<Witness> = {}): Witness {
  const { commitment, nonces } = record.certificate;
  const mine = nonces[1] as string;
  return { table: 't', number: 1, commitment, seat: 1, drawn: [mine], told: mine, ...change };
}

describe.each([...RECORDS.keys()])('%s', (name) => {
  test('was dealt as its certificate says', async () => {
    const record = golden(name);
    const found = await steps(record, witness(record));
    expect(found.every(({ fits }) => fits)).toBe(true);
    expect(found.filter((step) => step.name === 'hands').length).toBe(record.rounds.length);
  });
});

test('the vectors of docs/deals.md come out', async () => {
  const bytes = (from: number) => Uint8Array.from({ length: 32 }, (_, at) => from + at);
  const secret = bytes(0);
  const zeros = new Uint8Array(32);
  expect(toHex(await commitmentOf(secret))).toBe('ae714b04384c511e0ce0f80b5cc942e4a7c39572a45b97adfc66a91cabc19f65');
  const key = await gameKey(secret, [bytes(32), bytes(64), zeros, zeros]);
  expect(toHex(key)).toBe('c967833fcf3229b3db4eb207299fd0e0c9c3782f0eac4e6e29235cba2267684b');
  const chance = new Chance(key, 4, false);
  expect([await chance.firstDealer(), await chance.firstStarter()]).toEqual([0, 3]);
  expect(await chance.numbers()).toEqual([5, 3, 1, 4, 2]);
  expect((await chance.hands(2, 1))[3]?.join(' ')).toBe('N2 G7 N6 Y4 B6 R6 N5 Y2 N4 Y5');
});

test('a secret that does not fit the seal is found', async () => {
  const record = golden();
  const secret = '00'.repeat(32);
  expect(await wrong({ ...record, certificate: { ...record.certificate, secret } })).toContain('seal');
});

test('two cards exchanged are found, in their round', async () => {
  const record = golden();
  const hands = record.rounds[1]?.hands.map((hand) => [...hand]) as string[][];
  const [one, other] = hands as [string[], string[]];
  [one[0], other[0]] = [other[0] as string, one[0] as string];
  const rounds = record.rounds.with(1, { ...record.rounds[1]!, hands });
  const found = (await steps({ ...record, rounds })).filter(({ fits }) => fits === false);
  expect(found).toEqual([{ name: 'hands', round: 2, fits: false }]);
});

test('a wrong starter, number or dealer is found', async () => {
  const record = golden();
  const first = record.rounds[0]!;
  const other = (change: object) => ({ ...record, rounds: record.rounds.with(0, { ...first, ...change }) });
  expect(await wrong(other({ starter: ((first.starter ?? 0) + 1) % 4 }))).toEqual(['starter']);
  expect(await wrong(other({ value: 6 }))).toEqual(['numbers']);
  expect(await wrong(other({ dealer: (first.dealer + 1) % 4 }))).toEqual(['dealer']);
});

test('another seal than the one seen before the game is found, and so is another nonce', async () => {
  const record = golden();
  expect(await wrong(record, witness(record, { commitment: 'ff'.repeat(32) }))).toEqual(['seal-seen']);
  expect(await wrong(record, witness(record, { told: 'ff'.repeat(32) }))).toEqual(['nonce']);
});

test('a nonce of another tab fits, and one of another device is neither right nor wrong', async () => {
  const record = golden();
  const mine = record.certificate.nonces[1] as string;
  const refused = 'ee'.repeat(32);
  const nonceOf = async (change: Partial<Witness>) =>
    (await steps(record, witness(record, change))).find(({ name }) => name === 'nonce')?.fits;
  expect(await nonceOf({ drawn: [mine, refused] })).toBe(true);
  expect(await nonceOf({ drawn: [refused] })).toBeNull();
  expect(await nonceOf({ drawn: [mine], told: null })).toBe(true);
  expect(await nonceOf({ drawn: [], told: null })).toBeNull();
});

test('a nonce that is drawn here but was not the one the table told is found', async () => {
  const record = golden();
  const mine = record.certificate.nonces[1] as string;
  const told = 'ee'.repeat(32);
  expect(await wrong(record, witness(record, { drawn: [mine, told], told }))).toEqual(['nonce']);
});

test('what nobody can compare is neither right nor wrong', async () => {
  const record = golden();
  const certificate = { ...record.certificate, starter: 'last-played' } as const;
  const open = (await steps({ ...record, certificate })).filter(({ fits }) => fits === null);
  expect(open.map(({ name }) => name)).toEqual(['seal-seen', 'nonce', 'starter']);
});

test.each([
  [null],
  [{ format: 'ebbes-record/2' }],
  [{ ...golden(), certificate: undefined }],
  [{ ...golden(), rounds: [] }],
  [{ ...golden(), rounds: [{ dealer: '0' }] }],
  [{ ...golden(), certificate: { ...golden().certificate, nonces: [] } }],
  [{ ...golden(), certificate: { ...golden().certificate, secret: 'AB'.repeat(32) } }],
  [{ ...golden(), certificate: { ...golden().certificate, starter: 'me' } }],
])('what cannot be checked is not tried: %#', (value) => {
  expect(checkable(value)).toBeNull();
});

test('whether the page is safe enough for WebCrypto can be asked', () => {
  expect(canCheck()).toBe(true);
});

test('bytes are written in hexadecimal, and nothing else is read as such', () => {
  expect(toHex(fromHex('00ff10'))).toBe('00ff10');
  expect(() => fromHex('0g')).toThrow(RangeError);
});
