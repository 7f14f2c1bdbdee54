/** What the server refuses, as an error: a code to go by, and the context a sentence needs. */
import type { Reason } from "./protocol.gen";

export class Refusal extends Error {
  constructor(readonly reason: Reason) {
    super(`${reason.message} [${reason.code}]`);
    this.name = "Refusal";
  }

  get code(): string {
    return this.reason.code;
  }
}

/** A refusal that does not come from the server: it could not be asked, or is asked no more. */
export function unasked(code: "network/lost" | "network/closed", message: string): Refusal {
  return new Refusal({ code, message, rule: null, context: {} });
}
