/** A socket that is opened again whenever it is lost, and asked whether anybody is there when it is quiet. */
import { Backoff } from './backoff';
import type { Ping } from '../wire/protocol.gen';

/** Whoever speaks and hears over a line. */
export interface Ear {
  /** Where to connect now. */
  address(): string;
  opened(): void;
  heard(text: string): void;
  /** The milliseconds to wait at least before it is opened again; null to give up. */
  lost(code: number, hasOpened: boolean): number | null;
}

/** Quiet time after which the server is asked whether it is there, and how long it may take. */
export const QUIET = 10_000;
export const PATIENCE = 8_000;
/** The same for somebody who just came back and looks at the screen. */
export const SHORT_PATIENCE = 2_500;
const PING = JSON.stringify({ type: 'ping' } satisfies Ping);

export class Line {
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  readonly #backoff: Backoff;
  readonly #ear: Ear;

  constructor(ear: Ear, backoff = new Backoff()) {
    this.#ear = ear;
    this.#backoff = backoff;
  }

  open(): void {
    addEventListener('online', this.#wake);
    addEventListener('offline', this.#lookAfter);
    addEventListener('pageshow', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#drop();
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#lookAfter);
    removeEventListener('pageshow', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
  }

  /** Say it now; while nobody listens, it is lost. */
  send(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  /** Give up this socket; the next one begins with what was missed. */
  readonly renew = (): void => this.#lost(0, true);

  #connect(): void {
    clearTimeout(this.#timer);
    const socket = new WebSocket(this.#ear.address());
    let hasOpened = false;
    this.#socket = socket;
    socket.onopen = () => {
      hasOpened = true;
      this.#ear.opened();
    };
    socket.onmessage = ({ data }) => this.#hear(data as string);
    socket.onclose = ({ code }) => this.#lost(code, hasOpened);
    this.#expectWord(PATIENCE);
  }

  #hear(text: string): void {
    this.#backoff.reset();
    this.#expectQuiet();
    this.#ear.heard(text);
  }

  #lost(code: number, hasOpened: boolean): void {
    this.#drop();
    const least = this.#ear.lost(code, hasOpened);
    if (least === null) this.close();
    else this.#timer = setTimeout(() => this.#connect(), this.#backoff.next(least));
  }

  /** Forget the socket, whatever it may still say. */
  #drop(): void {
    clearTimeout(this.#watch);
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** The network, or the person, is back: see at once whether the server is there. */
  readonly #wake = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (this.#socket === null) this.#connect();
    else this.#lookAfter();
  };

  readonly #lookAfter = (): void => {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ask(SHORT_PATIENCE);
  };

  #expectQuiet(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#ask(PATIENCE), QUIET);
  }

  #ask(patience: number): void {
    this.send(PING);
    this.#expectWord(patience);
  }

  #expectWord(patience: number): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(this.renew, patience);
  }
}
