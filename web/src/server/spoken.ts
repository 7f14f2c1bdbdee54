/** Whether the server still speaks the protocol of this page. */
import { ask } from './api';
import { PROTOCOL } from '../wire/protocol.gen';
import { Refusal } from '../wire/refusal';

/** What the server says to any page; an older one says nothing of protocols. */
interface Visit {
  readonly protocols?: { readonly oldest: number; readonly newest: number };
}

/** A handshake that is refused does not tell a page why; a server that does not answer may well speak it. */
export async function isSpoken(): Promise<boolean> {
  try {
    const { protocols } = await ask<Visit>('GET', '/api/visit');
    return protocols === undefined || (protocols.oldest <= PROTOCOL && PROTOCOL <= protocols.newest);
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
}
