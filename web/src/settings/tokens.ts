/** Keys with which bots play in a person's name. */
import { ask } from '../server/api';

export interface BotKey {
  readonly id: string;
  readonly label: string;
}

/** One just made: its secret is shown only now. */
export interface NewBotKey extends BotKey {
  readonly token: string;
}

export function listKeys(): Promise<BotKey[]> {
  return ask('GET', '/api/me/tokens');
}

export function makeKey(label: string): Promise<NewBotKey> {
  return ask('POST', '/api/me/tokens', { label });
}

export function removeKey(id: string): Promise<unknown> {
  return ask('DELETE', `/api/me/tokens/${encodeURIComponent(id)}`);
}
