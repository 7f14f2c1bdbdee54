/** Commands that were sent and not answered yet; each is sent again until it is. */
import type { Accepted, Refused, TableCommand } from '../wire/protocol.gen';
import { Refusal } from '../wire/refusal';

/** Refusals that are none: the same command is sent again. */
const AGAIN: readonly string[] = ['server/unavailable', 'limit/too-many'];

interface Sent {
  readonly text: string;
  readonly done: (seq: number) => void;
  readonly failed: (why: Refusal) => void;
}

export class Outbox {
  readonly #open = new Map<string, Sent>();

  /** Everything that has to be sent again on a new connection, the oldest first. */
  get texts(): string[] {
    return [...this.#open.values()].map((sent) => sent.text);
  }

  /** The text of one that still waits for its answer. */
  text(id: string): string | undefined {
    return this.#open.get(id)?.text;
  }

  /** A new one: the number of the last event it leads to, or a `Refusal`. */
  add(command: TableCommand): Promise<number> {
    return new Promise((done, failed) => {
      this.#open.set(command.id, { text: JSON.stringify(command), done, failed });
    });
  }

  /** Takes an answer; true if the command has to be sent again. */
  answered(answer: Accepted | Refused): boolean {
    const sent = answer.id === null ? undefined : this.#open.get(answer.id);
    if (answer.id === null || sent === undefined) return false;
    if (answer.type === 'refused' && AGAIN.includes(answer.reason.code)) return true;
    this.#open.delete(answer.id);
    if (answer.type === 'accepted') sent.done(answer.seq);
    else sent.failed(new Refusal(answer.reason));
    return false;
  }

  /** Nobody will answer any more. */
  giveUp(why: Refusal): void {
    const open = [...this.#open.values()];
    this.#open.clear();
    for (const sent of open) sent.failed(why);
  }
}
