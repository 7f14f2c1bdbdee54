/** A record that somebody brings along in a file: the server tells it again, and keeps nothing. */
import { ask } from '../server/api';
import { gameHere } from '../browser/taken';
import type { FiledGame } from '../wire/bodies.gen';
import type { Replay, SeatNumber } from '../wire/protocol.gen';
import type { Game, Reviewing } from '../server/review';

/** In the place of a game's id, in the address. */
export const FILE = 'file';

/** A game that no server keeps, told again. */
export interface Brought {
  game(): Promise<Game>;
  /** As a seat saw it, or with all hands open. */
  replay(seat: SeatNumber | null): Promise<Replay>;
  /** Who judges it here; nobody, if it is not over or lies in a file. */
  reviewing(): Promise<Reviewing | null>;
}

/** Whether a game lies in a file, or on this device. */
export function isBrought(id: string): boolean {
  return id === FILE || gameHere(id) !== undefined;
}

/** A game of this device by its number, or the last one. */
export function broughtHere(number: number | null): Brought {
  const told = import('../local/retelling').then(({ retellingOf }) => retellingOf(number));
  return {
    game: async () => (await told).game(),
    replay: async (seat) => (await told).replay(seat),
    reviewing: async () => (await told).reviewing(),
  };
}

class Filed implements Brought {
  readonly #record: unknown;

  constructor(record: unknown) {
    this.#record = record;
  }

  async game(): Promise<Game> {
    return (await this.#ask('')).game;
  }

  /** As a seat saw it, or with all hands open. */
  async replay(seat: SeatNumber | null): Promise<Replay> {
    return (await this.#ask(seat === null ? '' : `?seat=${seat}`)).replay;
  }

  async reviewing(): Promise<null> {
    return null;
  }

  #ask(as: string): Promise<FiledGame> {
    return ask<FiledGame, unknown>('POST', `/api/games/${FILE}${as}`, this.#record);
  }
}

/** What is in a file; null if that is no JSON at all. */
export async function broughtIn(file: File): Promise<Brought | null> {
  try {
    return new Filed(JSON.parse(await file.text()) as unknown);
  } catch {
    return null;
  }
}
