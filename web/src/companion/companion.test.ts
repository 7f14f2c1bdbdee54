import { afterEach, describe, expect, test, vi } from 'vitest';
import { golden } from '../../tests/golden';
import { OPTIONS } from '../../tests/tables';
import { emptyEntry, endingOf, isComplete, NO_CARDS, type RoundEntry, sheetOf, totalsOf, uncounted } from './companion';
import type { Counts } from '../game/round';
import { suitSize } from '../game/cards';
import { ROLES } from '../game/roles';
import { ending, Notebook, totals } from './notebook.svelte';
import type { GameOptions } from '../wire/protocol.gen';
import { save } from '../browser/storage';

interface GoldenRound {
  readonly dealer: number;
  readonly counts: readonly (readonly number[])[];
  readonly highest_nix: readonly number[];
  readonly card_points: readonly number[];
  readonly ebbes_points: readonly number[];
  readonly points: readonly number[];
  readonly nix_winner: number;
  readonly chooser: number;
  readonly totals: readonly number[];
  readonly end: string | null;
  readonly winners: readonly number[];
}

interface GoldenGame {
  readonly options: GameOptions;
  readonly rounds: readonly GoldenRound[];
}

const GAMES = golden<GoldenGame[]>('scores.json.gz');

function counts(numbers: readonly number[]): Counts {
  return Object.fromEntries(ROLES.map((role, at) => [role, numbers[at]])) as unknown as Counts;
}

/** As people who answer who of those that tie has the highest nix card. */
function entered(round: GoldenRound, options: GameOptions): RoundEntry {
  const entry = { counts: round.counts.map(counts), highest: [] as number[] };
  let { tied } = sheetOf(entry, options).nix;
  while (tied.length > 0) {
    const values = tied.map((seat) => round.highest_nix[seat] ?? 0);
    entry.highest.push(tied[values.indexOf(Math.max(...values))] as number);
    tied = sheetOf(entry, options).nix.tied;
  }
  return entry;
}

describe('the companion scores as the server does', () => {
  test.each(GAMES.map((game, at) => [at, game] as const))('game %i', (_, { options, rounds }) => {
    const entries = rounds.map((round) => entered(round, options));
    rounds.forEach((round, at) => {
      const entry = entries[at] as RoundEntry;
      const { cardPoints, ebbesPoints, points, nix } = sheetOf(entry, options);
      expect(isComplete(entry, options)).toBe(true);
      expect(cardPoints).toEqual(round.card_points);
      expect(ebbesPoints).toEqual(round.ebbes_points);
      expect(points).toEqual(round.points);
      expect(nix.winner).toBe(round.nix_winner);
      expect(nix.chooser === 'non-dealer' ? round.dealer : nix.chooser).toBe(round.chooser);
      const sofar = entries.slice(0, at + 1);
      expect(totalsOf(sofar, options)).toEqual(round.totals);
      expect(endingOf(sofar, options)?.end ?? null).toBe(round.end);
      expect(endingOf(sofar, options)?.winners ?? []).toEqual(round.winners);
    });
  });

  test('among the games are ties at nix, and all reasons to end', () => {
    const all = GAMES.flatMap(({ options, rounds }) => rounds.map((round) => entered(round, options)));
    expect(all.some((entry) => entry.highest.length > 0)).toBe(true);
    const ends = new Set(GAMES.flatMap(({ rounds }) => rounds.map((round) => round.end)));
    expect(ends).toEqual(new Set([null, 'rounds', 'goal', 'dabbscheedel']));
  });
});

const WITH_TWO: GameOptions = { ...OPTIONS, players: 2 };

function nixOnly(...cards: number[]): RoundEntry {
  return { counts: cards.map((nix) => ({ ...NO_CARDS, nix })), highest: [] };
}

test('a tie at nix asks those who tie', () => {
  const entry = nixOnly(3, 0, 3);
  expect(sheetOf(entry, OPTIONS).nix).toEqual({ winner: null, chooser: null, tied: [0, 2] });
  expect(sheetOf({ ...entry, highest: [2] }, OPTIONS).nix.winner).toBe(2);
});

test('when the virtual player wins nix the person with more of it chooses', () => {
  expect(sheetOf(nixOnly(1, 2, 3), WITH_TWO).nix).toEqual({ winner: 2, chooser: 1, tied: [] });
});

test('when both tie behind the virtual player they are asked as well', () => {
  const entry = nixOnly(1, 1, 4);
  expect(sheetOf(entry, WITH_TWO).nix).toEqual({ winner: 2, chooser: null, tied: [0, 1] });
  expect(sheetOf({ ...entry, highest: [1] }, WITH_TWO).nix.chooser).toBe(1);
});

test('when the virtual player took all nix cards whoever does not deal chooses', () => {
  expect(sheetOf(nixOnly(0, 0, 6), WITH_TWO).nix.chooser).toBe('non-dealer');
});

test('cards that are not counted yet are told by role', () => {
  expect(suitSize(OPTIONS)).toBe(6);
  expect(uncounted(nixOnly(1, 0, 2), 'nix', OPTIONS)).toBe(3);
  expect(isComplete(nixOnly(4, 1, 1), OPTIONS)).toBe(false);
});

const ROUND: RoundEntry = {
  counts: [
    { trump: 2, plus: 4, ebbes: 2, minus: 0, nix: 1 },
    { trump: 2, plus: 1, ebbes: 3, minus: 2, nix: 5 },
    { trump: 2, plus: 1, ebbes: 1, minus: 4, nix: 0 },
  ],
  highest: [],
};
const PEOPLE = ['Anna', 'Opa Heinz', 'Merve'].map((name) => ({ name, disc: 'pink' }));

describe('the notebook', () => {
  afterEach(() => {
    localStorage.clear();
    vi.restoreAllMocks();
  });

  test('keeps a game through a reload, with the round that is being counted', () => {
    const notebook = new Notebook();
    const { id } = notebook.begin(OPTIONS, PEOPLE);
    notebook.count(id, ROUND);
    const again = new Notebook();
    expect(again.open?.draft).toEqual(ROUND);
    again.enter(id);
    expect(again.open && totals(again.open)).toEqual([7, -1, -3]);
    expect(again.open?.draft).toEqual(emptyEntry(3));
  });

  test('loses no game that was begun in another tab', () => {
    const [here, there] = [new Notebook(), new Notebook()];
    const stop = there.listen();
    here.begin(OPTIONS, PEOPLE);
    dispatchEvent(new StorageEvent('storage', { key: 'ebbes/real-games' }));
    there.begin(OPTIONS, PEOPLE);
    stop();
    expect(new Notebook().games.length).toBe(2);
  });

  test('enters no round that is not complete', () => {
    const notebook = new Notebook();
    const { id } = notebook.begin(OPTIONS, PEOPLE);
    notebook.enter(id);
    expect(notebook.open?.rounds).toEqual([]);
  });

  test('ends a game after its rounds, and no round comes after', () => {
    const notebook = new Notebook();
    const { id } = notebook.begin(OPTIONS, PEOPLE);
    for (let round = 0; round < 6; round++) {
      notebook.count(id, ROUND);
      notebook.enter(id);
    }
    const [game] = notebook.games;
    expect(notebook.open).toBeNull();
    expect(game?.rounds.length).toBe(5);
    expect(game && ending(game)).toEqual({ end: 'rounds', winners: [0] });
  });

  test('takes a round back to count it again', () => {
    const notebook = new Notebook();
    const { id } = notebook.begin(OPTIONS, PEOPLE);
    notebook.undo(id);
    notebook.count(id, ROUND);
    notebook.enter(id);
    notebook.undo(id);
    expect([notebook.open?.rounds, notebook.open?.draft]).toEqual([[], ROUND]);
  });

  test('forgets a game', () => {
    const notebook = new Notebook();
    notebook.remove(notebook.begin(OPTIONS, PEOPLE).id);
    expect(new Notebook().games).toEqual([]);
  });

  test('passes over what is no game', () => {
    save('real-games', [null, { id: 3 }, 'game']);
    expect(new Notebook().games).toEqual([]);
    const { begun, options, players, draft } = new Notebook().begin(OPTIONS, PEOPLE);
    save('real-games', [{ id: 'g', begun, options, players, rounds: [{ counts: draft.counts }], draft }]);
    expect(new Notebook().games).toEqual([]);
    save('real-games', 'nothing');
    expect(new Notebook().games).toEqual([]);
  });
});
