/** Everyone who sits at a table has a share in its deals, by themselves (docs/deals.md). */
import type { AddNonce } from '../wire/protocol.gen';
import { randomHex } from '../browser/random';
import type { Seen } from '../game/seen';
import { rememberDrawn, rememberTold, type SealedGame } from './witness';

export class Nonces {
  /** The commitment of the game that got one last, as numbers may be used again, and that nonce. */
  #offered = { commitment: '', nonce: '' };
  /** The commitment of the game whose nonce was told last. */
  #told = '';

  /** The nonce the table waits for, once for each game; null if it waits for none of ours. */
  wanted(seen: Seen): Omit<AddNonce, 'id'> | null {
    const game = sealedGame(seen);
    if (game === null || nonceOf(seen, game) !== null || seen.table.ended) return null;
    if (game.commitment === this.#offered.commitment) return null;
    const nonce = randomHex(32);
    this.#offered = { commitment: game.commitment, nonce };
    rememberDrawn(game, nonce);
    return { type: 'add-nonce', number: game.number, nonce };
  }

  /** Keeps which nonce of one's seat the table took, whoever drew it; tabs that write at once displace each other's. */
  hear(seen: Seen): void {
    const game = sealedGame(seen);
    const nonce = game && nonceOf(seen, game);
    if (game === null || nonce === null) return;
    if (nonce === this.#offered.nonce) rememberDrawn(game, nonce);
    if (game.commitment === this.#told) return;
    this.#told = game.commitment;
    rememberTold(game, nonce);
  }
}

/** The game one sits at, if any. */
function sealedGame({ table, you }: Seen): SealedGame | null {
  if (table.game === null || you.seat === null) return null;
  const { number, commitment } = table.game;
  return { table: table.id, number, commitment, seat: you.seat };
}

function nonceOf({ table }: Seen, { seat }: SealedGame): string | null {
  return table.game?.nonces[seat] ?? null;
}
