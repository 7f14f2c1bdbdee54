/** All that chance decides in a game follows from one key: docs/deals.md, with WebCrypto. */
import { SUITS, suitSize } from '../game/cards';
import type { CardCode, SeatNumber } from '../wire/protocol.gen';
import { clockwiseFrom, leftOf } from '../game/seats';

type Bytes = Uint8Array<ArrayBuffer>;

const WORD = 2 ** 32;

function ascii(text: string): Bytes {
  return new TextEncoder().encode(text) as Bytes;
}

function joined(parts: readonly Bytes[]): Bytes {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

async function sha256(...parts: readonly Bytes[]): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', joined(parts)));
}

/** What is published before the first deal, and binds the secret. */
export function commitmentOf(secret: Bytes): Promise<Bytes> {
  return sha256(ascii('ebbes/1 commitment'), secret);
}

/** The key of a game, which neither the secret nor the nonces decide alone. */
export async function gameKey(secret: Bytes, nonces: readonly Bytes[]): Promise<Bytes> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', secret, hmac, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, joined(nonces)));
}

/** An endless stream of numbers, from a key and a label. */
export class Stream {
  #block = 0;
  #words: number[] = [];
  readonly #key: Bytes;
  readonly #label: string;

  constructor(key: Bytes, label: string) {
    this.#key = key;
    this.#label = label;
  }

  /** A number from 0 to bound - 1, each equally likely: too large a word is passed over. */
  async below(bound: number): Promise<number> {
    const limit = WORD - (WORD % bound);
    let word = await this.#word();
    while (word >= limit) word = await this.#word();
    return word % bound;
  }

  /** Fisher-Yates, from the end. */
  async shuffled<Item>(items: readonly Item[]): Promise<Item[]> {
    const pile = [...items];
    for (let last = pile.length - 1; last > 0; last--) {
      const other = await this.below(last + 1);
      [pile[last], pile[other]] = [pile[other] as Item, pile[last] as Item];
    }
    return pile;
  }

  async #word(): Promise<number> {
    if (this.#words.length === 0) {
      const block = await sha256(this.#key, ascii(`${this.#label}/${this.#block++}`));
      const view = new DataView(block.buffer);
      this.#words = Array.from({ length: 8 }, (_, word) => view.getUint32(4 * word));
    }
    return this.#words.shift() as number;
  }
}

/** Everything random in one game (R6-R9). */
export class Chance {
  constructor(
    private readonly key: Bytes,
    private readonly players: number,
    private readonly moreCards: boolean,
  ) {}

  firstDealer(): Promise<SeatNumber> {
    return new Stream(this.key, 'dealer').below(this.players);
  }

  firstStarter(): Promise<SeatNumber> {
    return new Stream(this.key, 'starter').below(this.players);
  }

  /** The number designator of a round. */
  async number(round: number): Promise<number> {
    return (await this.numbers())[round - 1] as number;
  }

  /** The number designators, round by round. */
  numbers(): Promise<number[]> {
    return new Stream(this.key, 'numbers').shuffled([1, 2, 3, 4, 5]);
  }

  /** The hands of a round by seat, in the order dealt. */
  async hands(round: number, dealer: SeatNumber): Promise<CardCode[][]> {
    const deck = await new Stream(this.key, `round/${round}`).shuffled(this.#deck());
    const seats = clockwiseFrom(leftOf(dealer, dealer, this.players), dealer, this.players);
    const hands: CardCode[][] = seats.map(() => []);
    deck.forEach((card, at) => hands[seats[at % seats.length] as SeatNumber]?.push(card));
    return hands;
  }

  #deck(): CardCode[] {
    const length = suitSize({ players: this.players, more_cards: this.moreCards });
    const numbers = Array.from({ length }, (_, at) => at + 1);
    return SUITS.flatMap((suit) => numbers.map((value) => `${suit}${value}`));
  }
}
