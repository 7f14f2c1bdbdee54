/** Whom somebody would rather not meet, and what the operators should know of them. */
import type { Blocked } from '../wire/bodies.gen';
import type { Reporting } from '../wire/questions.gen';
import type { REPORTED_FOR } from '../wire/facts.gen';
import type { SeatNumber } from '../wire/protocol.gen';
import { ask } from './api';

export type Why = (typeof REPORTED_FOR)[number];

const at = (table: string, rest: string) => `/api/tables/${encodeURIComponent(table)}/${rest}`;

export function blockedAt(table: string): Promise<SeatNumber[]> {
  return ask('GET', at(table, 'blocked'));
}

export async function block(table: string, seat: SeatNumber): Promise<void> {
  await ask('POST', at(table, `seats/${seat}/block`));
}

export async function report(table: string, seat: SeatNumber, why: Why): Promise<void> {
  await ask<null, Reporting>('POST', at(table, `seats/${seat}/report`), { why });
}

export function blocks(): Promise<Blocked[]> {
  return ask('GET', '/api/me/blocks');
}

export async function lift({ id }: Blocked): Promise<void> {
  await ask('DELETE', `/api/me/blocks/${id}`);
}
