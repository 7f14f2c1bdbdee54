/** Everyone who sits at a table has a share in its deals, by themselves (docs/deals.md). */
import type { AddNonce } from '../wire/protocol.gen';
import { randomHex } from '../browser/random';
import type { Seen } from '../game/seen';
import { remember } from './witness';

export class Nonces {
  /** The commitment of the game that got one last: numbers may be used again. */
  #offered = '';

  /** The nonce the table waits for, once for each game; null if it waits for none of ours. */
  wanted({ table, you }: Seen): Omit<AddNonce, 'id'> | null {
    const { game } = table;
    if (game === null || you.seat === null || game.nonces[you.seat] !== null) return null;
    if (game.commitment === this.#offered || table.ended) return null;
    this.#offered = game.commitment;
    const nonce = randomHex(32);
    const { number, commitment } = game;
    remember({ table: table.id, number, commitment, seat: you.seat, nonce });
    return { type: 'add-nonce', number, nonce };
  }
}
