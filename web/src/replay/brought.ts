/** A record that somebody brings along in a file: the server tells it again and keeps nothing, this device judges it. */
import { ask } from '../server/api';
import { isRecord } from '../browser/storage';
import { gameHere } from '../browser/taken';
import type { FiledGame } from '../wire/bodies.gen';
import type { Replay, SeatNumber } from '../wire/protocol.gen';
import type { GameRecord } from '../local/record';
import type { Game, Reviewing } from '../server/review';

/** In the place of a game's id, in the address. */
export const FILE = 'file';

/** A game that no server keeps, told again. */
export interface Brought {
  game(): Promise<Game>;
  /** As a seat saw it, or with all hands open. */
  replay(seat: SeatNumber | null): Promise<Replay>;
  /** Who judges it here; nobody, if a game of this device is not over. */
  reviewing(): Promise<Reviewing | null>;
  /** The game as `ebbes-record/1`. */
  record(): Promise<GameRecord>;
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
    record: async () => (await told).record(),
  };
}

class Filed implements Brought {
  readonly #record: GameRecord;

  constructor(record: GameRecord) {
    this.#record = record;
  }

  async game(): Promise<Game> {
    return (await this.#ask('')).game;
  }

  /** As a seat saw it, or with all hands open. */
  async replay(seat: SeatNumber | null): Promise<Replay> {
    return (await this.#ask(seat === null ? '' : `?seat=${seat}`)).replay;
  }

  async reviewing(): Promise<Reviewing> {
    const { reviewingWhole } = await import('../local/judgedhere');
    return reviewingWhole(this.#record);
  }

  async record(): Promise<GameRecord> {
    return this.#record;
  }

  #ask(as: string): Promise<FiledGame> {
    return ask<FiledGame, GameRecord>('POST', `/api/games/${FILE}${as}`, this.#record);
  }
}

/** What is in a file; null if that is no JSON object at all. */
export async function broughtIn(file: File): Promise<Brought | null> {
  try {
    const found: unknown = JSON.parse(await file.text());
    return isRecord(found) ? new Filed(found as GameRecord) : null;
  } catch {
    return null;
  }
}
