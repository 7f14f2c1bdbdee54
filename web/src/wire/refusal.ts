/** What the server refuses, as an error: a code to go by, and the context a sentence needs. */
import type { Reason } from './protocol.gen';

const PASSING: readonly string[] = ['network/lost', 'server/unavailable', 'server/stopping'];

export class Refusal extends Error {
  constructor(readonly reason: Reason) {
    super(`${reason.message} [${reason.code}]`);
    this.name = 'Refusal';
  }

  get code(): string {
    return this.reason.code;
  }

  /** Whether the same may be asked again in a moment: the server did not answer, or not just now. */
  get isPassing(): boolean {
    return isPassing(this.code);
  }
}

/** Whether a refusal of this code may pass by itself. */
export function isPassing(code: string): boolean {
  return PASSING.includes(code);
}

/** A refusal that does not come from the server: it could not be asked, or is asked no more. */
export function unasked(code: 'network/lost' | 'network/closed', message: string): Refusal {
  return new Refusal({ code, message, rule: null, context: {} });
}
