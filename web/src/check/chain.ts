/** Deals that were bound in advance by a chain of hashes: hands of the day, the same cards for many (docs/deals.md). */
import { fromHex, toHex } from '../browser/random';
import { isRecord } from '../browser/storage';
import type { Certificate, CheckedRecord } from './record';

const TAG = new TextEncoder().encode('ebbes/1 day');
/** Links below a head. */
const LINKS = 366;
const DAY = 86_400_000;

/** Which link of a chain a record says it is, and below which head. */
interface Claim {
  readonly number: number;
  readonly head: unknown;
}

/** Null for a game that was bound by nothing. */
export function claimOf({ day, challenge }: CheckedRecord): Claim | null {
  if (day === undefined && challenge === undefined) return null;
  if (isRecord(day)) return { number: numberOf(String(day.date)), head: day.head };
  return isRecord(challenge) ? { number: Number(challenge.deal), head: challenge.head } : { number: NaN, head: null };
}

/** Whether the secret is that link, and nothing else has decided the deals. */
export async function isBound({ secret, nonces, starter }: Certificate, { number, head }: Claim): Promise<boolean> {
  if (!Number.isInteger(number) || number < 1 || number > LINKS) return false;
  let link = fromHex(secret);
  for (let at = 0; at < number; at++) link = await linkBefore(link);
  return toHex(link) === head && starter === 'lot' && nonces.every((nonce) => /^0+$/.test(nonce));
}

/** Which link of its year a day has: 1 for the first of January. */
function numberOf(day: string): number {
  return (Date.parse(day) - Date.parse(`${day.slice(0, 4)}-01-01`)) / DAY + 1;
}

async function linkBefore(link: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from([...TAG, ...link])));
}
