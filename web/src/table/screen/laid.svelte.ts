/** The cards of a round as somebody has laid them; a reload changes nothing. */
import { gameKey } from '../score/totals';
import type { CardCode } from '../../wire/protocol.gen';
import type { Seen } from '../../game/seen';
import { isRecord, load, save } from '../../browser/storage';

const KEY = 'laid';

interface Kept {
  readonly round: string;
  readonly cards: readonly CardCode[];
}

export class Laid {
  #kept = $state.raw<Kept | null>(kept());

  /** In their order; none if this round's cards lie as they were dealt. */
  in(seen: Seen | null): readonly CardCode[] {
    return seen !== null && this.#kept?.round === roundKey(seen) ? this.#kept.cards : [];
  }

  /** Only the newest round is kept. */
  keep(seen: Seen, cards: readonly CardCode[]): void {
    this.#kept = { round: roundKey(seen), cards };
    save(KEY, this.#kept);
  }
}

function roundKey(seen: Seen): string {
  return `${gameKey(seen)}/${seen.table.game?.view.score.rounds ?? 0}`;
}

function kept(): Kept | null {
  const found = load(KEY);
  const isKept = isRecord(found) && typeof found.round === 'string' && Array.isArray(found.cards);
  return isKept ? (found as unknown as Kept) : null;
}
