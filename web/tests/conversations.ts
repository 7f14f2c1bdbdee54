/** The golden conversations as somebody at the table hears them. */
import type { AnyEvent, ServerMessage } from '../src/wire/protocol.gen';
import { news, type Seen, seenOf, step } from '../src/game/seen';
import { golden } from './golden';

interface Conversation {
  readonly told: readonly (readonly { message: ServerMessage; seen: [number, string][] }[])[];
}

/** Every event somebody hears in a conversation, with the table before and after it. */
export function* heard(name: string, listener: number): Generator<[AnyEvent, Seen, Seen]> {
  let seen: Seen | null = null;
  for (const { message, seen: ears } of golden<Conversation>(name).told.flat()) {
    if (!ears.some(([ear]) => ear === listener)) continue;
    if (message.type === 'snapshot') seen = seenOf(message);
    if (message.type !== 'events' || seen === null) continue;
    for (const event of news(seen, message)) {
      const before: Seen = seen;
      seen = step(before, event);
      yield [event, before, seen];
    }
  }
}
