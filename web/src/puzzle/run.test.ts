import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { refuse, serve, visit } from '../../tests/server';
import { IDLE, running, snapshot, yourTurn } from '../../tests/tables';
import { PUZZLES } from '../local/puzzles';
import { session } from '../server/session.svelte';
import type { PuzzleAnswer } from '../wire/bodies.gen';
import type { CardCode } from '../wire/protocol.gen';
import { i18n } from '../words/i18n.svelte';
import Outcome from './Outcome.svelte';
import { Run } from './run.svelte';

const FIRST = '3793fadeeb5c';
const OTHER = '6755607686ca';
const ANNA = { id: 'anna', name: 'Anna', created_at: 0 };
const RATING = { rating: 1500, deviation: 350, settled: false };
const ASKED = snapshot(0, running(['R1', 'G4']), yourTurn('R1', 'G4'));

function answerTo(card: CardCode): PuzzleAnswer {
  const events = [{ type: 'card-played', seat: 0, card } as const];
  const played = { type: 'events', first: 1, stamp: 0, events, now: IDLE } as const;
  const isRight = card === 'R1';
  return {
    outcome: isRight ? 'right' : 'other',
    right: ['R1'],
    choices: [
      { card: 'R1', worth: 2.5, error: 0.1, reasons: [{ code: 'plays-last' }] },
      { card: 'G4', worth: -0.5, error: 0.1, reasons: [] },
    ],
    level: 2,
    themes: ['trump'],
    played,
    refutation: isRight ? null : { snapshot: ASKED, events: played, cost: 4 },
    proof: { best: 3, deals: 3 },
    counts: true,
    before: RATING,
    after: RATING,
  };
}

function served(): ReturnType<typeof serve> {
  return serve({
    'GET /api/visit': () => visit(ANNA),
    'GET /api/puzzles/run': () => [200, { puzzles: [FIRST, OTHER] }],
    [`GET /api/puzzles/${FIRST}`]: () => [200, { id: FIRST, snapshot: ASKED }],
    [`GET /api/puzzles/${OTHER}`]: () => [200, { id: OTHER, snapshot: ASKED }],
    [`POST /api/puzzles/${FIRST}`]: (body) => [200, answerTo((body as { card: CardCode }).card)],
    [`POST /api/puzzles/${OTHER}`]: () => refuse(429, 'limit/too-many'),
  });
}

const begun = async (which = 'ten'): Promise<Run> => {
  const run = new Run(
    which,
    () => 'Guest',
    () => 'normal',
  );
  await run.begin();
  return run;
};

const settled = (run: Run): Promise<void> => expect.poll(() => run.decision.isOnItsWay).toBe(false);

beforeEach(async () => {
  session.me = undefined;
  await i18n.use('en');
  await i18n.need(['puzzle']);
});

test('a run asks one puzzle after the other, and the answers of the server mark it', async () => {
  const asked = served();
  const run = await begun();
  expect(run.asks?.kind).toBe('play-card');
  run.decision.choose({ kind: 'play-card', card: 'R1' });
  await settled(run);
  expect([run.marks, run.card, run.asks]).toEqual([['right', null], 'R1', null]);
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ card: 'R1' });
  await run.next();
  expect([run.at, run.answer, run.asks?.kind]).toEqual([1, null, 'play-card']);
  await run.next();
  expect(run.isOver).toBe(true);
});

test('a card that is not right can be refuted on the table', async () => {
  served();
  const run = await begun();
  run.decision.choose({ kind: 'play-card', card: 'G4' });
  await settled(run);
  run.refute();
  expect(run.refuting).toEqual(ASKED.table.game?.view.hands);
  expect(run.screen.moments).toHaveLength(2);
  await run.next();
  expect(run.refuting).toBeNull();
});

test('what the server refuses leaves the puzzle open', async () => {
  served();
  const run = await begun();
  await run.next();
  run.decision.choose({ kind: 'play-card', card: 'R1' });
  await expect.poll(() => run.decision.refusal?.code).toBe('limit/too-many');
  expect(run.answer).toBeNull();
});

test('one puzzle is a run of its own', async () => {
  served();
  const run = await begun(FIRST);
  expect(run.puzzles).toEqual([FIRST]);
});

test('who is right hears why, and who is not what would have been better', async () => {
  const given = { seen: { ...ASKED }, view: running(['R1', 'G4']).view, refuting: null };
  const nothing = (): void => undefined;
  const right = render(Outcome, { ...given, answer: answerTo('R1'), own: 'R1', onwhy: nothing, onnext: nothing });
  expect(screen.getByRole('heading').textContent).toBe('Yes, Red 1!');
  expect(screen.queryByRole('button', { name: 'Why?' })).toBeNull();
  expect(document.body.textContent).toContain('Proven best in all 3 possible deals.');
  right.unmount();
  render(Outcome, { ...given, answer: answerTo('G4'), own: 'G4', onwhy: nothing, onnext: nothing });
  expect(screen.getByRole('heading').textContent).toBe('Better: Red 1');
  expect(document.body.textContent).toContain('3.0 points less');
  expect(screen.getByRole('button', { name: 'Why?' })).toBeTruthy();
});

test('in a deal that refutes a card all hands stay, and what is played of them is crossed out', () => {
  const view = { ...running(['R1', 'G4']).view, hands: [['G4'], [], ['B2'], []] };
  const dealt = [['R1', 'G4'], ['B5'], ['B2'], []];
  const nothing = (): void => undefined;
  const given = { seen: { ...ASKED }, view, refuting: dealt, answer: answerTo('G4'), own: 'G4' };
  render(Outcome, { ...given, onwhy: nothing, onnext: nothing });
  const hands = screen.getByRole('list', { name: 'Everyone’s cards' });
  expect([...hands.querySelectorAll('i')].map(({ textContent }) => textContent)).toEqual(['4', '1', '5', '2']);
  expect([...hands.querySelectorAll('.gone')].map(({ textContent }) => textContent)).toEqual(['1', '5']);
});

/** A browser that has taken a puzzle along. */
function takenAlong(): void {
  const { counts: _, before: __, after: ___, ...told } = answerTo('R1');
  const answers = { R1: told, G4: { ...told, outcome: 'other' } };
  const puzzles = [{ id: OTHER, level: 2, themes: ['trump'], snapshot: ASKED, answers }];
  const match = async (path: string) => (path === PUZZLES ? Response.json({ puzzles }) : undefined);
  vi.stubGlobal('caches', { open: async () => ({ match }) });
}

test('without a server those are asked that were taken along, and answers to them count for nothing', async () => {
  takenAlong();
  serve({});
  const run = await begun();
  expect(run.puzzles).toEqual([OTHER]);
  await run.carryOut({ kind: 'play-card', card: 'R1' });
  expect([run.answer?.outcome, run.answer?.counts, run.isAlong]).toEqual(['right', false, true]);
});

test.each([
  ['trump', 1],
  ['shed', 0],
  ['2', 1],
  ['3', 0],
  ['due', 0],
])('of those taken along %s are %i', async (which, count) => {
  takenAlong();
  serve({});
  expect((await begun(which)).puzzles).toHaveLength(count);
});

test('what the server refuses is no reason to ask what was taken along', async () => {
  takenAlong();
  serve({ 'GET /api/puzzles/run': () => refuse(429, 'limit/too-many') });
  await expect(begun()).rejects.toThrow('limit/too-many');
});

test('without a server and without any taken along it is said that there is no network', async () => {
  serve({});
  await expect(begun()).rejects.toThrow('network/lost');
});
