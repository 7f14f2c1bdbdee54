/** A game of this device told once more, as a server tells those it has: here, without a network. */
import { after } from '../game/seen';
import type { Reviewing } from '../server/review';
import { i18n } from '../words/i18n.svelte';
import type { OneGame } from '../wire/bodies.gen';
import { PROTOCOL, type Replay, type SeatNumber } from '../wire/protocol.gen';
import { Refusal } from '../wire/refusal';
import { houseHere } from './here';
import { again, type House, type Told } from './house';
import { reviewingHere } from './judgedhere';
import { type GameRecord, type KeptGame, ME, recordOf } from './record';
import { shelf } from './shelf';
import { emptyTable, openingOf } from './table';

const NOTHING = { turn: null, deadline: null, prompt: null };

export class Retelling {
  readonly #game: KeptGame;
  readonly #told: Promise<readonly Told[]>;

  constructor(game: KeptGame, house: House) {
    this.#game = game;
    this.#told = toldOf(game, house);
  }

  /** What the game was. */
  async game(): Promise<OneGame> {
    const { number, begun, ended = begun, isOver, options, name, bots, totals, winners } = this.#game;
    const events = (await this.#told).flatMap((told) => told.events);
    const { end = null } = events.find((event) => event.type === 'game-ended') ?? {};
    return {
      id: `-${number}`,
      number,
      started_at: begun / 1000,
      ended_at: ended / 1000,
      finished: isOver,
      options: { ...options },
      seats: [{ kind: 'person', name, strength: null }, ...bots],
      points: events.flatMap((event) => (event.type === 'round-scored' ? [event.points] : [])),
      totals,
      winners,
      end,
      place: 'device',
      table: null,
      seat: ME,
      shows_name: true,
      names_shown: true,
    };
  }

  async record(): Promise<GameRecord> {
    return recordOf(this.#game);
  }

  /** Who judges it here, once it is over. */
  async reviewing(): Promise<Reviewing | null> {
    if (!this.#game.isOver) return null;
    const { commitment, options, rounds } = this.#game;
    return reviewingHere({ id: commitment, options, rounds }, ME);
  }

  /** As a seat saw it, or with all hands open. */
  async replay(seat: SeatNumber | null): Promise<Replay> {
    const opening = { type: 'events', first: 1, stamp: 0, events: openingOf(this.#game), now: NOTHING } as const;
    const seen = after(emptyTable(this.#game), opening);
    const you = { seat, host: false, door: 'open', stands_in: false } as const;
    const events = (await this.#told).flatMap((told) => (seat === null ? told.events : (told.seen[seat] ?? [])));
    return { snapshot: { ...seen, type: 'snapshot', protocol: PROTOCOL, you }, events };
  }
}

/** A game of the shelf by its number, or the last one; a `Refusal` if there is none. */
export async function retellingOf(number: number | null): Promise<Retelling> {
  await i18n.need(['pocket']);
  const game = await (number === null ? shelf.current() : shelf.game(number));
  if (game === null) throw new Refusal({ code: 'table/no-such-game', message: '', rule: null, context: {} });
  return new Retelling(game, (await houseHere())());
}

async function toldOf({ options, rounds }: KeptGame, house: House): Promise<readonly Told[]> {
  const all: Told[] = [];
  try {
    await house.begin(options);
    for (const [at, round] of rounds.entries()) {
      for await (const told of again(house, round, at, options)) all.push(told);
    }
  } finally {
    house.close();
  }
  return all;
}
