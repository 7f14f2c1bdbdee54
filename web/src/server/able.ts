/** Reckoning on this device what a server has no time for: offered with a question, and asked for by a refusal. */
import { Refusal } from '../wire/refusal';

/** Added to a question by who is able to answer it themselves. */
export const ABLE = '?able=true';

/** Whether a server asks that it be reckoned here. */
export function isAsked(error: unknown): error is Refusal {
  return error instanceof Refusal && error.code === 'server/reckon-yourself';
}
