/** Whom somebody would rather not meet, and what the operators should know of them. */
import type { Blocked, Left } from '../wire/bodies.gen';
import type { Reporting } from '../wire/questions.gen';
import type { REPORTED_FOR } from '../wire/facts.gen';
import type { SeatNumber } from '../wire/protocol.gen';
import { ask } from './api';

export type Why = (typeof REPORTED_FOR)[number];

/** Somebody at a table, or who got up from it, as addresses name them. */
export type Who = `seats/${SeatNumber}` | `leavers/${number}`;

const at = (table: string, rest: string) => `/api/tables/${encodeURIComponent(table)}/${rest}`;

export function blockedAt(table: string): Promise<SeatNumber[]> {
  return ask('GET', at(table, 'blocked'));
}

/** Who sat there in the present game or the last one, and does no more. */
export function leavers(table: string): Promise<Left[]> {
  return ask('GET', at(table, 'leavers'));
}

export async function block(table: string, who: Who): Promise<void> {
  await ask('POST', at(table, `${who}/block`));
}

export async function report(table: string, who: Who, why: Why): Promise<void> {
  await ask<null, Reporting>('POST', at(table, `${who}/report`), { why });
}

export function blocks(): Promise<Blocked[]> {
  return ask('GET', '/api/me/blocks');
}

export async function lift({ id }: Blocked): Promise<void> {
  await ask('DELETE', `/api/me/blocks/${id}`);
}
