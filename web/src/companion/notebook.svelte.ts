/** The real games this browser has scored, kept here only. */
import { emptyEntry, type Ending, endingOf, isComplete, type RoundEntry, totalsOf } from './companion';
import type { GameOptions } from '../wire/protocol.gen';
import { randomHex } from '../browser/random';
import { isRecord, load, onKept, save } from '../browser/storage';

export interface RealPlayer {
  readonly name: string;
  /** The colour of the disc. */
  readonly disc: string;
}

export interface RealGame {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly begun: number;
  readonly options: GameOptions;
  /** The people, in the order of the seats. */
  readonly players: readonly RealPlayer[];
  readonly rounds: readonly RoundEntry[];
  /** The round that is being counted. */
  readonly draft: RoundEntry;
}

const KEY = 'real-games';
const MOST = 40;

export class Notebook {
  /** The newest first. */
  games = $state.raw<readonly RealGame[]>(kept());

  /** The newest one, if it is not over. */
  readonly open: RealGame | null = $derived(this.games.find((game) => !isOver(game)) ?? null);

  /** See what other tabs write; returns how to stop. */
  listen(): () => void {
    return onKept(KEY, () => (this.games = kept()));
  }

  begin(options: GameOptions, players: readonly RealPlayer[]): RealGame {
    const draft = emptyEntry(options.players);
    const game = { id: randomHex(8), begun: Date.now(), options, players, rounds: [], draft };
    this.#keep([game, ...this.games]);
    return game;
  }

  /** Count on; the draft survives a reload. */
  count(id: string, draft: RoundEntry): void {
    this.#change(id, (game) => ({ ...game, draft }));
  }

  /** Enter the round that was counted; only one that is complete. */
  enter(id: string): void {
    this.#change(id, (game) =>
      isComplete(game.draft, game.options) && !isOver(game)
        ? { ...game, rounds: [...game.rounds, game.draft], draft: emptyEntry(game.options.players) }
        : game,
    );
  }

  /** Take the last round back, to count it again. */
  undo(id: string): void {
    this.#change(id, (game) => {
      const draft = game.rounds.at(-1);
      return draft === undefined ? game : { ...game, rounds: game.rounds.slice(0, -1), draft };
    });
  }

  remove(id: string): void {
    this.#keep(this.games.filter((game) => game.id !== id));
  }

  #change(id: string, change: (game: RealGame) => RealGame): void {
    this.#keep(this.games.map((game) => (game.id === id ? change(game) : game)));
  }

  #keep(games: readonly RealGame[]): void {
    this.games = games.slice(0, MOST);
    save(KEY, this.games);
  }
}

export function totals(game: RealGame): number[] {
  return totalsOf(game.rounds, game.options);
}

export function ending(game: RealGame): Ending | null {
  return endingOf(game.rounds, game.options);
}

function isOver(game: RealGame): boolean {
  return ending(game) !== null;
}

function kept(): RealGame[] {
  const found = load(KEY);
  return Array.isArray(found) ? found.filter(isGame) : [];
}

/** What another version kept in its own way is no game here, and breaks no page. */
function isGame(value: unknown): value is RealGame {
  if (!isRecord(value)) return false;
  const { id, options, players, rounds, draft } = value;
  const isNamed = typeof id === 'string' && Array.isArray(players) && players.every(isRecord);
  return isNamed && isRecord(options) && Array.isArray(rounds) && [...rounds, draft].every(isEntry);
}

function isEntry(value: unknown): boolean {
  return isRecord(value) && Array.isArray(value.counts) && value.counts.every(isRecord) && Array.isArray(value.highest);
}
