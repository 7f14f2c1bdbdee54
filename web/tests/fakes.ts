/** A socket a test holds the other end of, as time stands still in tests. */
import { vi } from 'vitest';
import type { AnyEvent, ClientMessage, Now, ServerMessage, TableCommand } from '../src/wire/protocol.gen';
import { stampOf } from './tables';

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static made: FakeSocket[] = [];

  readyState = FakeSocket.CONNECTING;
  readonly sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }

  /** The first command that was sent. */
  get command(): TableCommand {
    return this.sent.find((message) => message.type !== 'ping') as TableCommand;
  }

  /** The newest one. */
  static get last(): FakeSocket {
    return FakeSocket.made.at(-1) as FakeSocket;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  accept(): this {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    return this;
  }

  tell(message: ServerMessage): this {
    this.onmessage?.({ data: JSON.stringify(message) });
    return this;
  }

  tellEvents(first: number, events: readonly AnyEvent[], now: Partial<Now> = {}): this {
    const waits = { turn: null, deadline: null, prompt: null, ...now };
    const stamp = stampOf(first + events.length - 1);
    return this.tell({ type: 'events', first, stamp, events, now: waits });
  }

  breakOff(code = 1006): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code });
  }
}

/** Sockets are fakes from now on, and time goes on only when told. */
export function useFakes(): void {
  FakeSocket.made = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
}
