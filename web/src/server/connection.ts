/** A table, followed through every loss of the connection. */
import { Backoff } from './backoff';
import { Errands } from './errands';
import { Nonces } from './nonces';
import type * as wire from '../wire/protocol.gen';
import { PROTOCOL } from '../wire/protocol.gen';
import { randomHex } from '../browser/random';
import { unasked } from '../wire/refusal';
import { after, isGap, isKnown, news, type Seen, seenOf } from '../game/seen';
import { isSpoken } from './spoken';

/**
 * `gone`: there is no such table. `refused`: the server wants no more of this client. `banned`: of this person.
 * `outdated`: of this page.
 */
export type Link = 'connecting' | 'open' | 'lost' | 'gone' | 'refused' | 'banned' | 'outdated' | 'closed';

/** A command without its id, which the connection adds. */
export type Wish = wire.TableCommand extends infer Command
  ? Command extends { readonly id: string }
    ? Omit<Command, 'id'>
    : never
  : never;

/** Whoever follows a table. */
export interface Listener {
  /** The whole table: forget what you knew. */
  shown(seen: Seen): void;
  /** What has happened since, and the table after it. */
  happened(events: readonly wire.AnyEvent[], seen: Seen): void;
  linked(link: Link): void;
  /** So many people watch without a seat. */
  watched(count: number): void;
  /** Nobody is connected to these seats. */
  missed(seats: readonly wire.SeatNumber[]): void;
}

const CLOSE = {
  tooLarge: 1009,
  tryAgain: 1013,
  revoked: 4401,
  banned: 4403,
  noSuchTable: 4404,
  tooMany: 4429,
} as const;
const LATER = 2_000;
/** Quiet time after which the server is asked whether it is there, and how long it may take. */
export const QUIET = 10_000;
export const PATIENCE = 8_000;
/** The same for somebody who just came back and looks at the screen. */
export const SHORT_PATIENCE = 2_500;
const PING = JSON.stringify({ type: 'ping' } satisfies wire.Ping);
const LOOK = JSON.stringify({ type: 'look' } satisfies wire.Look);
const ENDS: readonly Link[] = ['gone', 'refused', 'banned', 'outdated', 'closed'];

export class Connection {
  #socket: WebSocket | null = null;
  #seen: Seen | null = null;
  #link: Link = 'connecting';
  /** Something happened that only the whole table can tell, and it was asked for. */
  #isLooking = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  readonly #backoff = new Backoff();
  readonly #errands = new Errands();
  readonly #nonces = new Nonces();
  readonly #url: string;
  readonly #listener: Listener;
  readonly #isSpoken: () => Promise<boolean>;

  /** `url` is that of the table's socket, without a query. */
  constructor(url: string, listener: Listener, spoken = isSpoken) {
    this.#url = url;
    this.#listener = listener;
    this.#isSpoken = spoken;
  }

  get seen(): Seen | null {
    return this.#seen;
  }

  get link(): Link {
    return this.#link;
  }

  open(): void {
    addEventListener('online', this.#wake);
    addEventListener('offline', this.#lookAfter);
    addEventListener('pageshow', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  close(): void {
    this.#end('closed');
  }

  /** Send a command until it is answered: the last event it led to, or a `Refusal`. */
  send(wish: Wish): Promise<number> {
    if (this.#isOver) return Promise.reject(unasked('network/closed', 'the table is left'));
    const command = { ...wish, id: randomHex(8) } as wire.TableCommand;
    const answer = this.#errands.add(command);
    this.#transmit(this.#errands.text(command.id));
    return answer;
  }

  get #isOver(): boolean {
    return ENDS.includes(this.#link);
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#isLooking = false;
    const socket = new WebSocket(`${this.#url}?protocol=${PROTOCOL}${sinceOf(this.#seen)}`);
    this.#socket = socket;
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data as string) as wire.ServerMessage);
    socket.onclose = ({ code }) => this.#turnedAway(code);
    this.#expectWord(PATIENCE);
  }

  #opened(socket: WebSocket): void {
    this.#listener.watched(0);
    this.#listener.missed([]);
    socket.onclose = ({ code }) => this.#lost(code);
    for (const text of this.#errands.texts) this.#transmit(text);
  }

  /** Nobody opened. It is tried again, unless this page is of another time than the server. */
  #turnedAway(code: number): void {
    this.#lost(code);
    void this.#isSpoken().then((is) => {
      if (!is && !this.#isOver) this.#end('outdated');
    });
  }

  #transmit(text: string | undefined): void {
    if (text !== undefined && this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  #hear(message: wire.ServerMessage): void {
    this.#backoff.reset();
    this.#becomes('open');
    this.#expectQuiet();
    switch (message.type) {
      case 'snapshot':
        return this.#show(seenOf(message));
      case 'events':
        return this.#advance(message);
      case 'accepted':
      case 'refused':
        if (message.id === null && this.#isLooking) return this.#reconnect();
        if (this.#errands.answered(message)) this.#sendLater(message.id);
        return;
      case 'watchers':
        return this.#listener.watched(message.count);
      case 'absent':
        this.#listener.missed(message.seats);
    }
  }

  #show(seen: Seen): void {
    this.#isLooking = false;
    this.#seen = seen;
    this.#listener.shown(seen);
    this.#addNonce(seen);
  }

  #advance(told: wire.Events): void {
    const before = this.#seen;
    if (this.#isLooking) return;
    if (before === null || isGap(before, told)) return this.#reconnect();
    const events = news(before, told);
    if (!events.every(isKnown)) return this.#look();
    const seen = after(before, told);
    this.#seen = seen;
    this.#listener.happened(events, seen);
    this.#addNonce(seen);
  }

  /** Ask for the whole table; what is told before it comes is in it. */
  #look(): void {
    this.#isLooking = true;
    this.#transmit(LOOK);
  }

  /** One that comes too late is not needed. */
  #addNonce(seen: Seen): void {
    this.#nonces.hear(seen);
    const nonce = this.#nonces.wanted(seen);
    if (nonce !== null) this.send(nonce).catch(() => undefined);
  }

  #sendLater(id: string | null): void {
    if (id !== null) setTimeout(() => this.#transmit(this.#errands.text(id)), 500 + 1000 * Math.random());
  }

  #lost(code: number): void {
    this.#drop();
    if (code === CLOSE.noSuchTable) return this.#end('gone');
    if (code === CLOSE.tooMany) return this.#end('refused');
    if (code === CLOSE.banned) return this.#end('banned');
    if (code === CLOSE.tooLarge) this.#errands.giveUp(unasked('network/lost', 'the message was too large'));
    if (code === CLOSE.revoked) this.#forget();
    this.#becomes('lost');
    const pause = this.#backoff.next(code === CLOSE.tryAgain ? LATER : 0);
    this.#timer = setTimeout(() => this.#connect(), pause);
  }

  /** Whoever comes back is somebody else: what was seen and sent is not theirs. */
  #forget(): void {
    this.#seen = null;
    this.#errands.giveUp(unasked('network/lost', 'sent by somebody else'));
  }

  /** Give up this socket; the next one begins with what was missed. */
  readonly #reconnect = (): void => this.#lost(0);

  /** Forget the socket, whatever it may still say. */
  #drop(): void {
    clearTimeout(this.#watch);
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #end(link: Link): void {
    clearTimeout(this.#timer);
    this.#drop();
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#lookAfter);
    removeEventListener('pageshow', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#becomes(link);
    this.#errands.giveUp(unasked('network/closed', 'the table is left'));
  }

  #becomes(link: Link): void {
    if (link === this.#link) return;
    this.#link = link;
    this.#listener.linked(link);
  }

  /** The network, or the person, is back: see at once whether the server is there. */
  readonly #wake = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (this.#socket === null) this.#connect();
    else if (this.#socket.readyState === WebSocket.OPEN) this.#ask(SHORT_PATIENCE);
  };

  readonly #lookAfter = (): void => {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ask(SHORT_PATIENCE);
  };

  #expectQuiet(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#ask(PATIENCE), QUIET);
  }

  #ask(patience: number): void {
    this.#transmit(PING);
    this.#expectWord(patience);
  }

  #expectWord(patience: number): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(this.#reconnect, patience);
  }
}

/** Where to go on; a server that knows of no stamps tells none. */
function sinceOf(seen: Seen | null): string {
  return seen === null ? '' : `&since=${seen.seq}&stamp=${seen.stamp ?? 0}`;
}
