/** A code to write down, and the way back by it. */
import { ask } from '../server/api';
import type { NewRecovery, Owner, Recovery } from '../wire/bodies.gen';
import type { WrittenCode } from '../wire/questions.gen';

/** When the code was made, in seconds; null without one. */
export async function codeMadeAt(): Promise<number | null> {
  return (await ask<Recovery>('GET', '/api/me/recovery')).made_at;
}

export function makeCode(): Promise<NewRecovery> {
  return ask('POST', '/api/me/recovery');
}

export function endCode(): Promise<unknown> {
  return ask('DELETE', '/api/me/recovery');
}

/** Whom this device would become by a code; nothing happens yet. */
export function lookAtCode(code: string): Promise<Owner> {
  return ask<Owner, WrittenCode>('POST', '/api/recovery/look', { code });
}
