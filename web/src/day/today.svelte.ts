/** The hand of a day: asked for, played, practised. */
import { randomHex } from '../browser/random';
import { ask, askAgain } from '../server/api';
import { session } from '../server/session.svelte';
import type { DayHand, DayTable, MyDay } from '../wire/bodies.gen';

export class Today {
  hand = $state.raw<DayHand | null>(null);
  /** The month of the day, as far as somebody has played it. */
  month = $state.raw<readonly MyDay[]>([]);
  readonly #path: string;

  /** Of a day, or without one of today. */
  constructor(day: string) {
    this.#path = `/api/days/${encodeURIComponent(day || 'today')}`;
  }

  async open(): Promise<void> {
    const [hand] = await Promise.all([ask<DayHand>('GET', this.#path), session.open()]);
    this.hand = hand;
    if (session.me) await this.#openMonth(hand.day);
  }

  /** The code of the table at which it counts; who is nobody yet becomes somebody. */
  async play(name: string): Promise<string> {
    await session.arrive(name);
    const { code } = await askAgain<DayTable>('POST', this.#ofDay);
    return code;
  }

  /** The code of a table to play it once more, for oneself. */
  async practise(name: string): Promise<string> {
    await session.arrive(name);
    const { code } = await askAgain<DayTable>('POST', `${this.#ofDay}/practice`, { id: randomHex(8) });
    return code;
  }

  get #ofDay(): string {
    return this.hand === null ? this.#path : `/api/days/${this.hand.day}`;
  }

  async #openMonth(day: string): Promise<void> {
    const [year, month] = day.split('-').map(Number);
    this.month = await ask<MyDay[]>('GET', `/api/me/days/${year}/${month}`);
  }
}
