// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { heard } from '../../../tests/conversations';
import { goldenNames } from '../../../tests/golden';
import { OPTIONS, running, snapshot, yourTurn } from '../../../tests/tables';
import { voices } from '../../../tests/words';
import {
  type Aside,
  boardWords,
  columnsOf,
  emptyPlaces,
  handCards,
  lyingCards,
  plateOf,
  platesAround,
  turnSentence,
} from './drawn';
import { nameOf } from '../../words/pieces';
import { VIRTUAL } from '../../game/seats';
import { type Seen, seenOf } from '../../game/seen';

const VOICES = await voices();
const { t } = VOICES.find(({ language }) => language === 'en')!;

function seenWith(...change: Parameters<typeof running>): Seen {
  return seenOf(snapshot(10, running(...change), yourTurn('R1')));
}

const QUIET: Aside = { said: new Map(), absent: [] };

const viewOf = (seen: Seen) => seen.table.game!.view;

describe.each(VOICES)('in $language', ({ t: say, faults }) => {
  test.each(goldenNames('conversation-').filter((name) => !name.includes('more')))(
    'every table of %s is drawn in whole sentences',
    (name) => {
      for (const [, , seen] of heard(name, 0)) {
        const view = seen.table.game?.view;
        if (view === undefined) continue;
        const cards = view.hands[0] ?? [];
        platesAround(seen, view, QUIET, say);
        lyingCards(seen, view, null, say);
        handCards(cards, view, seen.now.prompt, null, say);
        columnsOf(view, say);
        boardWords(seen, say).arch({ role: 'nix', suit: null, value: null });
      }
      expect(faults).toEqual([]);
    },
  );
});

test("the others sit around the table, clockwise from one's left hand", () => {
  const seen = seenWith(['R1']);
  const plates = platesAround(seen, viewOf(seen), { ...QUIET, said: new Map([[1, 'cheers']]) }, t);
  expect(plates.map(({ place, name }) => [place, name])).toEqual([
    ['w', 'Karl'],
    ['e', 'Elwe'],
  ]);
  expect(plates[0]?.says).toBe('Cheers!');
  expect(plates[1]?.dealer).toBe('deals');
});

test('who has gone does not look as if thinking', () => {
  const there = seenWith(['R1']);
  const seen = { ...there, now: { ...there.now, turn: 1 } };
  const [plate] = platesAround(seen, viewOf(seen), QUIET, t);
  expect([plate?.thinking, plate?.away]).toEqual(['Karl is thinking …', null]);
  const [gone] = platesAround(seen, viewOf(seen), { ...QUIET, absent: [1] }, t);
  expect([gone?.thinking, gone?.away]).toEqual([null, 'not here']);
});

test('a player of the house is known by their face, a person is not', () => {
  const seen = seenWith(['R1']);
  const faces = [0, 1].map((seat) => plateOf(seen, viewOf(seen), seat, QUIET, t).face);
  expect(faces).toEqual([null, 'Karl']);
});

test('the card that takes the trick so far says so', () => {
  const seen = seenWith(['R1'], {
    trick: ['G2', 'R4'],
    roles: ['R'],
    setup: { ...viewOf(seenWith([])).setup, starter: 1 },
  });
  const lying = lyingCards(seen, viewOf(seen), 'R4', t);
  expect(lying.map(({ code, place, best, pulse }) => [code, place, best, pulse])).toEqual([
    ['G2', 'w', false, false],
    ['R4', 'e', true, true],
  ]);
  expect(lying[1]?.label).toBe('Elwe: red four, takes it so far');
  expect(emptyPlaces(seen, viewOf(seen), t)).toMatchObject([{ place: 's', text: 'you' }]);
});

test('an empty place waits for everyone who has not played, under their name', () => {
  const seen = seenWith(['R1'], { trick: [] });
  expect(emptyPlaces(seen, viewOf(seen), t)).toEqual([
    { place: 's', text: 'you', label: 'Your card goes here' },
    { place: 'w', text: 'Karl' },
    { place: 'e', text: 'Elwe' },
  ]);
});

test.each([
  ['de', 'Stroh\u00ADmann', 'Strohmann'],
  ['en', 'Virtual player', 'Virtual player'],
  ['pfl', 'Figgdiver', 'Figgdiver Middschbieler'],
])('the virtual player has a name for narrow places in %s, and one for sentences', (language, narrow, name) => {
  const { t: say } = VOICES.find((voice) => voice.language === language)!;
  const game = running(['R1'], { options: { ...OPTIONS, players: 2 }, trick: [] });
  const seen = seenOf(snapshot(10, game, yourTurn('R1')));
  expect(emptyPlaces(seen, viewOf(seen), say).map(({ text }) => text)).toContain(narrow);
  expect(platesAround(seen, viewOf(seen), QUIET, say).map(({ name }) => name)).toContain(narrow);
  expect(nameOf(seen, VIRTUAL, say)).toBe(name);
});

test('no place waits for a card once all are played', () => {
  const seen = seenWith([], { trick: [] });
  expect(emptyPlaces(seen, viewOf(seen), t)).toEqual([]);
});

test('the board tells what is out, shortly where all are, and when none is', () => {
  const { out } = boardWords(seenWith([], { roles: ['B', 'N', 'Y', 'G', 'R'] }), t);
  expect([out(3), out(5), out(0)]).toEqual(['Still to come', 'To come', 'No more designators to come.']);
  expect(boardWords(seenWith([], { roles: [] }), t).out(0)).toBe('');
});

test('a card of the hand says what it is and whether it can be played', () => {
  const view = viewOf(seenWith(['R1', 'G3'], { roles: ['G'] }));
  const cards = handCards(['R1', 'G3'], view, yourTurn('R1').prompt, null, t);
  expect(cards.map(({ label }) => label)).toEqual([
    'red one, playable',
    'green three, trump, will name a role, not playable now',
  ]);
  expect(handCards(['R1'], view, null, 'R1', t)[0]?.state).toBe('selected');
});

test('the line above the hand tells to lead, to follow, or that any card goes', () => {
  const prompt = yourTurn('R1').prompt!;
  const line = (trick: string[]) => turnSentence(viewOf(seenWith(['R1'], { trick })), prompt, t);
  expect(line([])).toBe('You lead.');
  expect(line(['R2'])).toBe('Red is led: follow suit.');
  expect(line(['G2'])).toBe('No green? Any card will do.');
});
