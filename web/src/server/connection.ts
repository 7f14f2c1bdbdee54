/** A table, followed through every loss of the connection. */
import { Outbox } from './outbox';
import type { Hint } from './hint';
import { Line } from './line';
import { Nonces } from './nonces';
import { CLOSED_BY } from '../wire/facts.gen';
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
export type LinkState = 'connecting' | 'open' | 'lost' | 'gone' | 'refused' | 'banned' | 'outdated' | 'closed';

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
  linked(link: LinkState): void;
  /** So many people watch without a seat. */
  watched(count: number): void;
  /** Nobody is connected to these seats. */
  missed(seats: readonly wire.SeatNumber[]): void;
}

/** The way to a table, wherever it is. */
export interface Channel {
  open(): void;
  close(): void;
  /** Send a command until it is answered: the last event it led to, or a `Refusal`. */
  send(wish: Wish): Promise<number>;
  /** What a strong bot would do, where nobody else has to be asked. */
  hint?(): Promise<Hint>;
  /** The record of the last game, where nobody else has to be asked. */
  record?(): Promise<unknown>;
}

/** By which the server's library closes a socket, not the server. */
const TOO_LARGE = 1009;
const ENDED_BY: Partial<Record<number, LinkState>> = {
  [CLOSED_BY.noSuchTable]: 'gone',
  [CLOSED_BY.tooMany]: 'refused',
  [CLOSED_BY.banned]: 'banned',
};
const LATER = 2_000;
const LOOK = JSON.stringify({ type: 'look' } satisfies wire.Look);
const ENDS: readonly LinkState[] = ['gone', 'refused', 'banned', 'outdated', 'closed'];

export class Connection implements Channel {
  #seen: Seen | null = null;
  #link: LinkState = 'connecting';
  /** Something happened that only the whole table can tell, and it was asked for. */
  #isLooking = false;
  readonly #line: Line;
  readonly #outbox = new Outbox();
  readonly #nonces = new Nonces();
  readonly #listener: Listener;
  readonly #isSpoken: () => Promise<boolean>;

  /** `url` is that of the table's socket, without a query. */
  constructor(url: string, listener: Listener, spoken = isSpoken) {
    this.#listener = listener;
    this.#isSpoken = spoken;
    this.#line = new Line({
      address: () => `${url}?protocol=${PROTOCOL}${sinceOf(this.#seen)}`,
      opened: () => this.#opened(),
      heard: (text) => this.#hear(JSON.parse(text) as wire.ServerMessage),
      lost: (code, hasOpened) => this.#lost(code, hasOpened),
    });
  }

  get seen(): Seen | null {
    return this.#seen;
  }

  get link(): LinkState {
    return this.#link;
  }

  open(): void {
    this.#line.open();
  }

  close(): void {
    this.#end('closed');
  }

  /** Send a command until it is answered: the last event it led to, or a `Refusal`. */
  send(wish: Wish): Promise<number> {
    if (this.#isOver) return Promise.reject(unasked('network/closed', 'the table is left'));
    const command = { ...wish, id: randomHex(8) } as wire.TableCommand;
    const answer = this.#outbox.add(command);
    this.#transmit(command.id);
    return answer;
  }

  get #isOver(): boolean {
    return ENDS.includes(this.#link);
  }

  #opened(): void {
    this.#isLooking = false;
    this.#listener.watched(0);
    this.#listener.missed([]);
    for (const text of this.#outbox.texts) this.#line.send(text);
  }

  #hear(message: wire.ServerMessage): void {
    this.#becomes('open');
    switch (message.type) {
      case 'snapshot':
        return this.#show(seenOf(message));
      case 'events':
        return this.#advance(message);
      case 'accepted':
      case 'refused':
        if (message.id === null && this.#isLooking) return this.#line.renew();
        if (this.#outbox.answered(message)) this.#sendLater(message.id);
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
    if (before === null || isGap(before, told)) return this.#line.renew();
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
    this.#line.send(LOOK);
  }

  /** One that comes too late is not needed. */
  #addNonce(seen: Seen): void {
    this.#nonces.hear(seen);
    const nonce = this.#nonces.wanted(seen);
    if (nonce !== null) this.send(nonce).catch(() => undefined);
  }

  #sendLater(id: string | null): void {
    if (id !== null) setTimeout(() => this.#transmit(id), 500 + 1000 * Math.random());
  }

  /** Unless it is over, it is tried again. */
  #lost(code: number, hasOpened: boolean): number | null {
    const end = ENDED_BY[code];
    if (end !== undefined) this.#end(end);
    if (this.#isOver) return null;
    if (code === TOO_LARGE) this.#outbox.giveUp(unasked('network/lost', 'the message was too large'));
    if (code === CLOSED_BY.revoked) this.#forget();
    this.#becomes('lost');
    if (!hasOpened) this.#turnedAway();
    return code === CLOSED_BY.tryAgain ? LATER : 0;
  }

  /** Nobody opened: this page may be of another time than the server. */
  #turnedAway(): void {
    void this.#isSpoken().then((is) => {
      if (!is && !this.#isOver) this.#end('outdated');
    });
  }

  #transmit(id: string): void {
    const text = this.#outbox.text(id);
    if (text !== undefined) this.#line.send(text);
  }

  /** Whoever comes back is somebody else: what was seen and sent is not theirs. */
  #forget(): void {
    this.#seen = null;
    this.#outbox.giveUp(unasked('network/lost', 'sent by somebody else'));
  }

  #end(link: LinkState): void {
    this.#line.close();
    this.#becomes(link);
    this.#outbox.giveUp(unasked('network/closed', 'the table is left'));
  }

  #becomes(link: LinkState): void {
    if (link === this.#link) return;
    this.#link = link;
    this.#listener.linked(link);
  }
}

/** Where to go on; a server that knows of no stamps tells none. */
function sinceOf(seen: Seen | null): string {
  return seen === null ? '' : `&since=${seen.seq}&stamp=${seen.stamp ?? 0}`;
}
