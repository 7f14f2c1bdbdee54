/** What somebody saw before the first deal of a game, to compare with its certificate later. */
import type { Hex32, SeatNumber } from '../wire/protocol.gen';
import { isRecord, load, save } from '../browser/storage';

export interface Witness {
  readonly table: string;
  readonly number: number;
  readonly commitment: Hex32;
  readonly seat: SeatNumber;
  /** The nonces drawn here; several tabs draw one each, and the table takes only the first it gets. */
  readonly drawn: readonly Hex32[];
  /** The one the table said it took; null as long as it has not. */
  readonly told: Hex32 | null;
}

/** One game of a table, by its seal: numbers may be used again. */
export type SealedGame = Pick<Witness, 'table' | 'number' | 'commitment' | 'seat'>;

const KEY = 'witnesses';
const MOST = 50;

export function rememberDrawn(game: SealedGame, nonce: Hex32): void {
  const { drawn, told } = knownOf(game);
  if (!drawn.includes(nonce)) remember({ ...game, drawn: [...drawn, nonce], told });
}

/** Only what is told first counts: it came before the deal. */
export function rememberTold(game: SealedGame, nonce: Hex32): void {
  const { drawn, told } = knownOf(game);
  if (told === null) remember({ ...game, drawn, told: nonce });
}

export function witnessOf(table: string, number: number): Witness | null {
  return witnesses().find((witness) => isSameGame(witness, { table, number })) ?? null;
}

/** What was seen of the game with this seal: a saved record does not say where it was played. */
export function witnessOfSeal(commitment: Hex32): Witness | null {
  return witnesses().find((witness) => witness.commitment === commitment) ?? null;
}

function knownOf({ commitment, seat }: SealedGame): Pick<Witness, 'drawn' | 'told'> {
  const known = witnessOfSeal(commitment);
  return known?.seat === seat ? known : { drawn: [], told: null };
}

function remember(witness: Witness): void {
  const others = witnesses().filter((other) => !isSameGame(other, witness));
  save(KEY, [...others, witness].slice(-MOST));
}

type GameName = Pick<Witness, 'table' | 'number'>;

function isSameGame(one: GameName, other: GameName): boolean {
  return one.table === other.table && one.number === other.number;
}

function witnesses(): Witness[] {
  const kept = load(KEY);
  return Array.isArray(kept) ? kept.filter(isWitness) : [];
}

function isWitness(value: unknown): value is Witness {
  if (!isRecord(value)) return false;
  const { table, number, commitment, seat, drawn, told } = value;
  const texts = [table, commitment].every((text) => typeof text === 'string');
  const nonces = Array.isArray(drawn) && (told === null || typeof told === 'string');
  return texts && nonces && typeof number === 'number' && typeof seat === 'number';
}
