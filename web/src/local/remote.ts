/** Asking a house in another thread: one question after the other, each with its answer. */
import type { Forbidden, House, Thought, Told } from './house';
import type { Deal, Move, Weighed } from '../kernel';
import type { BotSeat, GameOptions } from '../wire/protocol.gen';

/** Which questions are asked, and how: a house of an older version is asked only if it understands them. */
export const SPEECH = 2;

type Method = Exclude<keyof House, 'close'>;

export interface Asked {
  readonly id: number;
  readonly method: Method;
  readonly given: readonly unknown[];
}

export interface Answered {
  readonly id: number;
  readonly value?: unknown;
  /** What went wrong, if anything: its name, and in words. */
  readonly fault?: Fault;
}

export interface Fault {
  readonly name: string;
  readonly message: string;
}

/** What a house answers to a question from another thread. */
export async function answer(house: House, { id, method, given }: Asked): Promise<Answered> {
  try {
    const asked = house[method] as (...all: readonly unknown[]) => Promise<unknown>;
    return { id, value: await asked.apply(house, [...given]) };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return { id, fault: { name, message } };
  }
}

interface Open {
  readonly done: (value: unknown) => void;
  readonly failed: (fault: Error) => void;
}

export class HouseThere implements House {
  readonly #worker: Worker;
  readonly #open = new Map<number, Open>();
  #asked = 0;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => this.#hear(data));
    worker.addEventListener('error', (event) => this.#fail(event.message ?? 'the house cannot be opened'));
  }

  begin(options: GameOptions): Promise<void> {
    return this.#ask('begin', options);
  }

  deal(deal: Deal): Promise<Told> {
    return this.#ask('deal', deal);
  }

  play(move: Move): Promise<Told | Forbidden> {
    return this.#ask('play', move);
  }

  think(bot: BotSeat, effort: number): Promise<Thought> {
    return this.#ask('think', bot, effort);
  }

  weigh(effort: number): Promise<Weighed[]> {
    return this.#ask('weigh', effort);
  }

  close(): void {
    this.#worker.terminate();
    this.#fail('the house is closed');
  }

  #ask<Answer>(method: Method, ...given: readonly unknown[]): Promise<Answer> {
    const id = this.#asked++;
    return new Promise((done, failed) => {
      this.#open.set(id, { done: done as Open['done'], failed });
      this.#worker.postMessage({ id, method, given } satisfies Asked);
    });
  }

  #hear({ id, value, fault }: Answered): void {
    const open = this.#open.get(id);
    this.#open.delete(id);
    if (fault === undefined) open?.done(value);
    else open?.failed(Object.assign(new Error(fault.message), { name: fault.name }));
  }

  #fail(fault: string): void {
    for (const open of this.#open.values()) open.failed(new Error(fault));
    this.#open.clear();
  }
}
