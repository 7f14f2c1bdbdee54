/** The golden files, written by `make web-golden` from the real rules and the real server. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const FOLDER = join(import.meta.dirname, '../golden');
const RECORDS = join(import.meta.dirname, '../../tests/golden/games');

export function golden<Content>(name: string): Content {
  return JSON.parse(gunzipSync(readFileSync(join(FOLDER, name))).toString()) as Content;
}

export function goldenNames(prefix: string): string[] {
  return readdirSync(FOLDER).filter((name) => name.startsWith(prefix));
}

/** The golden games of the Python tests, by name. */
export function goldenRecords(): Map<string, unknown> {
  const names = readdirSync(RECORDS).filter((name) => name.endsWith('.json'));
  const read = (name: string) => readFileSync(join(RECORDS, name), 'utf8');
  return new Map(names.map((name) => [name, JSON.parse(read(name)) as unknown]));
}

/** As `digest` in tests/web/conversations.py. */
export function digest(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(ordered(value)))
    .digest('hex')
    .slice(0, 8);
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (value === null || typeof value !== 'object') return value;
  const keys = Object.keys(value).sort();
  return Object.fromEntries(keys.map((key) => [key, ordered((value as Record<string, unknown>)[key])]));
}
