/** The hand of a day: asked for, played, practised. */
import { randomHex } from '../browser/random';
import { ask, askAgain } from '../server/api';
import { session } from '../server/session.svelte';
import type { DayHand, DayTable, DayYardstick, MyDay } from '../wire/bodies.gen';
import type { Practice } from '../wire/questions.gen';
import { monthOf } from './day';

export class Today {
  hand = $state.raw<DayHand | null>(null);
  /** With what points are compared; the house needs a while for it. */
  yardstick = $state.raw<DayYardstick | null>(null);
  /** The month that is shown, and its days that somebody has played. */
  month = $state('');
  days = $state.raw<readonly MyDay[]>([]);
  readonly #path: string;

  /** Of a day, or without one of today. */
  constructor(day: string) {
    this.#path = `/api/days/${encodeURIComponent(day || 'today')}`;
  }

  async open(): Promise<void> {
    const [hand] = await Promise.all([ask<DayHand>('GET', this.#path), session.open()]);
    this.month = monthOf(hand.day);
    this.hand = hand;
    await Promise.all([this.turnTo(monthOf(hand.day)), this.#compare(hand)]);
  }

  /** Another month of the archive. */
  async turnTo(month: string): Promise<void> {
    const path = `/api/me/days/${month.replace('-', '/')}`;
    this.days = session.me ? await ask<MyDay[]>('GET', path) : [];
    this.month = month;
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
    const { code } = await askAgain<DayTable, Practice>('POST', `${this.#ofDay}/practice`, { id: randomHex(8) });
    return code;
  }

  get #ofDay(): string {
    return this.hand === null ? this.#path : `/api/days/${this.hand.day}`;
  }

  /** Nothing is lost without it. */
  async #compare(hand: DayHand): Promise<void> {
    if ((hand.own?.points ?? null) === null) return;
    this.yardstick = await ask<DayYardstick>('GET', `${this.#ofDay}/yardstick`).catch(() => null);
  }
}
