/** Keys with which bots play in a person's name. */
import { ask } from '../server/api';
import type { NewToken, TokenShown } from '../wire/bodies.gen';
import type { TokenLabel } from '../wire/questions.gen';

export function listKeys(): Promise<TokenShown[]> {
  return ask('GET', '/api/me/tokens');
}

export function makeKey(label: string): Promise<NewToken> {
  return ask<NewToken, TokenLabel>('POST', '/api/me/tokens', { label });
}

export function removeKey(id: string): Promise<unknown> {
  return ask('DELETE', `/api/me/tokens/${encodeURIComponent(id)}`);
}
