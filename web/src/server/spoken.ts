/** Whether the server still speaks the protocol of this page. */
import { ask } from './api';
import type { Visit } from '../wire/bodies.gen';
import { PROTOCOL } from '../wire/protocol.gen';
import { Refusal } from '../wire/refusal';

/** A handshake that is refused does not tell a page why; an older server says nothing of protocols, and one that does not answer may well speak it. */
export async function isSpoken(): Promise<boolean> {
  try {
    const { protocols } = await ask<Partial<Visit>>('GET', '/api/visit');
    return protocols === undefined || (protocols.oldest <= PROTOCOL && PROTOCOL <= protocols.newest);
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
}
