// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { digest, golden, goldenNames } from '../../tests/golden';
import { type AnyEvent, type Events, PROTOCOL, type ServerMessage, type Snapshot } from '../wire/protocol.gen';
import { after, isGap, isKnown, type Seen, seenOf, step } from './seen';

interface Telling {
  readonly message: ServerMessage;
  /** Who hears it, and the digest of what they see then. */
  readonly seen: readonly [number, string][];
}

interface Conversation {
  readonly listeners: number;
  readonly told: readonly (readonly Telling[])[];
}

function follow(seen: Seen | undefined, message: ServerMessage): Seen {
  if (message.type === 'snapshot') return seenOf(message);
  if (message.type !== 'events' || !seen) throw new Error(`unexpected ${message.type}`);
  return after(seen, message);
}

describe.each(goldenNames('conversation-'))('%s', (name) => {
  test('whoever is told all that happens sees what a newcomer is shown', () => {
    const { told, listeners } = golden<Conversation>(name);
    const seen = new Array<Seen>(listeners);
    told.flat().forEach(({ message, seen: expected }, at) => {
      for (const [listener, wanted] of expected) {
        const now = follow(seen[listener], message);
        seen[listener] = now;
        const found = digest({ type: 'snapshot', protocol: PROTOCOL, ...now });
        expect(found, `message ${at}, listener ${listener}`).toBe(wanted);
      }
    });
  });
});

const NOW = { turn: null, deadline: null, prompt: null };
const SNAPSHOT = golden<Conversation>('conversation-3-players.json.gz').told[0]?.[0]?.message as Snapshot;
const SEEN = seenOf(SNAPSHOT);
const hello = { type: 'said', seat: 0, phrase: 'hello' } as const;

function events(first: number, count: number): Events {
  const told = Array.from({ length: count }, () => hello);
  return { type: 'events', first, stamp: SEEN.stamp, events: told, now: NOW };
}

test('what was told twice is seen once', () => {
  const once = after(SEEN, events(SEEN.seq + 1, 2));
  expect(once.seq).toBe(SEEN.seq + 2);
  expect(after(once, events(SEEN.seq + 1, 2))).toBe(once);
  expect(after(once, events(SEEN.seq + 1, 3)).seq).toBe(SEEN.seq + 3);
});

test('the table is as old as its last event', () => {
  const told = { ...events(SEEN.seq + 1, 1), stamp: SEEN.stamp + 7 };
  expect(after(SEEN, told).stamp).toBe(SEEN.stamp + 7);
});

test('an event of a newer server is not known, whatever it is called', () => {
  for (const type of ['dance-begun', 'toString', '']) {
    expect(isKnown({ type } as unknown as AnyEvent)).toBe(false);
  }
  expect(isKnown(hello)).toBe(true);
});

test('what was never told is a gap', () => {
  expect(isGap(SEEN, events(SEEN.seq + 2, 1))).toBe(true);
  expect(isGap(SEEN, events(SEEN.seq + 1, 1))).toBe(false);
});

test('a message without events only tells what the table waits for', () => {
  const now = { turn: 2, deadline: 5, prompt: null };
  expect(after(SEEN, { ...events(SEEN.seq + 1, 0), now })).toEqual({ ...SEEN, now });
});

test('a table is seen from its first event on', () => {
  const { settings, seats } = SEEN.table;
  const empty = { ...SEEN, seq: 0, table: { ...SEEN.table, seats: [] } };
  const seen = step(empty, { type: 'table-created', settings, seats: [{ kind: 'open' }], deal: null });
  expect([seen.seq, seen.table.seats]).toEqual([1, [{ kind: 'open' }]]);
  expect(seats.length).toBeGreaterThan(0);
});

test('a table that is closed is seen as closed', () => {
  expect(step(SEEN, { type: 'table-ended', reason: 'idle', operator: null }).table.ended).toBe(true);
});
