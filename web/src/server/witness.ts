/** What somebody saw before the first deal of a game, to compare with its certificate later. */
import type { Hex32, SeatNumber } from '../wire/protocol.gen';
import { isRecord, load, save } from '../browser/storage';

export interface Witness {
  readonly table: string;
  readonly number: number;
  readonly commitment: Hex32;
  readonly seat: SeatNumber;
  readonly nonce: Hex32;
}

const KEY = 'witnesses';
const MOST = 50;

export function remember(witness: Witness): void {
  const others = witnesses().filter((other) => !isSameGame(other, witness));
  save(KEY, [...others, witness].slice(-MOST));
}

export function witnessOf(table: string, number: number): Witness | null {
  return witnesses().find((witness) => isSameGame(witness, { table, number })) ?? null;
}

/** What was seen of the game with this seal: a saved record does not say where it was played. */
export function witnessOfSeal(commitment: Hex32): Witness | null {
  return witnesses().find((witness) => witness.commitment === commitment) ?? null;
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
  const { table, number, commitment, seat, nonce } = value;
  const texts = [table, commitment, nonce].every((text) => typeof text === 'string');
  return texts && typeof number === 'number' && typeof seat === 'number';
}
