import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket } from '../../tests/fakes';
import { refuse, serve, visit } from '../../tests/server';
import { OPTIONS } from '../../tests/tables';
import { router } from '../browser/route.svelte';
import { session } from '../server/session.svelte';
import type { Challenge as Told, PlayedRound } from '../wire/bodies.gen';
import type { PersonMessage, ServerMessage } from '../wire/protocol.gen';
import { i18n } from '../words/i18n.svelte';
import Challenge from './Challenge.svelte';

const ANNA = { id: 'a1', name: 'Anna' };
const somebody = { 'GET /api/visit': () => visit(ANNA) };
const nobody = { 'GET /api/visit': () => visit(null) };
const PATH = '/api/challenges/BCDFGHJ';
const TOLD: Told = {
  code: 'BCDFGHJ',
  name: 'Cup',
  kind: 'rounds',
  rounds: 10,
  strength: 'solid',
  company: ['Lisbeth', 'Schorsch', 'Gretel'],
  made_by: 'Ben',
  is_yours: false,
  until: Date.now() / 1000 + 3 * 86_400,
  is_over: false,
  head: 'ab'.repeat(32),
  root: null,
  people: 2,
  finished: 1,
  is_in: false,
  has_begun: true,
  next: 1,
  table: null,
  box: null,
  waiting: 0,
  standings: [],
  played: [],
};
const ROUND: PlayedRound = {
  number: 1,
  seat: 2,
  points: 3,
  game: 'g1',
  measure: 2.4,
  by_par: false,
  others: [{ points: 1, name: null, game: null, by_house: false }],
};
const SOME: Partial<Told> = {
  is_in: true,
  next: 2,
  played: [ROUND],
  standings: [
    { name: 'Anna', key: null, is_you: true, played: 1, above: 0.6, by_house: 0 },
    { name: 'Ben', key: null, is_you: false, played: 10, above: -7.6, by_house: 0 },
  ],
};

const say = (message: PersonMessage) => FakeSocket.last.tell(message as ServerMessage);

beforeEach(async () => {
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.made = [];
  await i18n.use('en');
  await i18n.need(['same']);
});

afterEach(() => {
  cleanup();
  session.me = undefined;
  router.replace('/');
  vi.unstubAllGlobals();
});

const tap = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const here = () => location.pathname;

function open(told: Partial<Told>, more: Parameters<typeof serve>[0] = somebody) {
  router.replace('/same/BCDFGHJ');
  const asked = serve({ ...more, [`GET ${PATH}`]: () => [200, { ...TOLD, ...told }] });
  render(Challenge);
  return asked;
}

test('all is chosen already: one tap opens a challenge', async () => {
  router.replace('/same');
  const asked = serve({
    ...somebody,
    'GET /api/me/challenges': () => [200, []],
    'POST /api/challenges': () => [201, { code: 'BCDFGHJ' }],
    [`GET ${PATH}`]: () => [200, { ...TOLD, is_yours: true, people: 0 }],
  });
  render(Challenge);
  await tap('Open and invite');
  await waitFor(() => expect(here()).toBe('/same/BCDFGHJ'));
  await screen.findByText('Now send the link');
  const { body } = asked.find(({ method, path }) => `${method} ${path}` === 'POST /api/challenges')!;
  expect(body).toMatchObject({ kind: 'rounds', rounds: 10, strength: 'solid', days: 3 });
});

test('an evening is for people, and ends with its day', async () => {
  router.replace('/same');
  const asked = serve({ ...somebody, 'POST /api/challenges': () => refuse(409, 'challenge/too-few') });
  render(Challenge);
  await fireEvent.click(await screen.findByRole('radio', { name: 'club evening' }));
  expect(screen.queryByText('Until when?')).toBeNull();
  expect(screen.queryByText(/with the same three bots/)).toBeNull();
  screen.getByText('Everybody plays the same rounds at the same time, at several tables.');
  await tap('Open and invite');
  await screen.findByText('An evening takes at least two.');
  expect(asked.at(-1)?.body).toMatchObject({ kind: 'evening', rounds: 8, days: 1 });
});

test('whoever is invited and nobody yet says their name before they play', async () => {
  const asked = open(
    {},
    {
      ...nobody,
      'POST /api/me': () => [201, ANNA],
      [`POST ${PATH}/play`]: () => [201, { code: 'SRSHG' }],
    },
  );
  await screen.findByText('Ben invites you: Cup');
  await tap('Take part');
  await fireEvent.input(await screen.findByRole('textbox'), { target: { value: 'Anna' } });
  await tap('That’s me');
  await waitFor(() => expect(here()).toBe('/t/SRSHG'));
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toContain(`POST ${PATH}/play`);
});

test('what the house played for who never came is told', async () => {
  const others = [{ points: 1, name: 'Ben', game: 'g2', by_house: true }];
  const standings = SOME.standings!.map((each) => ({ ...each, played: 1, by_house: each.is_you ? 0 : 9 }));
  open({ ...SOME, is_over: true, played: [{ ...ROUND, others }], standings });
  expect(await screen.findByText('1 of 10, the house played 9')).toBeTruthy();
  expect(screen.getByText('1 of 10')).toBeTruthy();
  expect(screen.getByText('Round 1, Ben (played by the house): +1')).toBeTruthy();
});

test('how everybody stands, and one’s own rounds beside the others', async () => {
  const asked = open(SOME);
  await screen.findByText('Standings');
  expect(asked.filter(({ path }) => path === PATH)).toHaveLength(1);
  expect(screen.getByText('−7.6')).toBeTruthy();
  expect(screen.getAllByText('+0.6')).toHaveLength(2);
  expect(screen.getByText('Round 1: +3 points, +0.6 against the average')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Round 1' }).getAttribute('href')).toBe('/g/g1');
  expect(screen.getByText('shown once you have played it')).toBeTruthy();
  expect(screen.queryByText('How the others played')).toBeNull();
  expect(screen.getByRole('button', { name: 'Play round 2' })).toBeTruthy();
});

test('at the end the seal is open, and so are the games of the others', async () => {
  const played = [{ ...ROUND, others: [{ points: 1, name: 'Ben', game: 'g2', by_house: false }] }];
  open({ ...SOME, played, is_over: true, next: null, root: 'cd'.repeat(32) });
  await screen.findByText('The seal is open');
  expect(screen.getByRole('link', { name: 'Round 1, Ben: +1' }).getAttribute('href')).toBe('/g/g2');
  expect(screen.queryByRole('button', { name: /Play round/ })).toBeNull();
});

test('where few have played, it is said what stands instead of the mean', async () => {
  open({ ...SOME, played: [{ ...ROUND, by_par: true }] });
  await screen.findByText(/Where only a few have played/);
});

test('an evening waits for people, and only who opened it begins', async () => {
  const evening = { kind: 'evening', has_begun: false, is_in: true } as const;
  const asked = open({ ...evening, is_yours: true }, { ...somebody, [`POST ${PATH}/start`]: () => [204, null] });
  await tap('Let’s start');
  await waitFor(() => expect(asked.some(({ path }) => path === `${PATH}/start`)).toBe(true));
});

test('who is invited to an evening reads by whom and to what, and joins before anything else', async () => {
  open({ kind: 'box', has_begun: false });
  await screen.findByRole('heading', { name: 'Ben invites you: Cup' });
  screen.getByText(/^A club evening with real cards/);
  const join = screen.getByRole('button', { name: /^Take part/ });
  expect(join.compareDocumentPosition(screen.getByText('Code'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('until an evening begins whoever takes part may leave it', async () => {
  const evening = { kind: 'evening', has_begun: false, is_in: true } as const;
  const asked = open(evening, { ...somebody, [`DELETE ${PATH}/join`]: () => [204, null] });
  await tap('Leave the evening');
  await waitFor(() => expect(asked.some(({ method }) => method === 'DELETE')).toBe(true));
});

test('who opened an evening sends somebody away after a second thought, and only who may is offered it', async () => {
  const standings = SOME.standings!.map((each) => ({ ...each, played: 0, key: each.is_you ? 'aa' : 'bb' }));
  const evening = { kind: 'evening', has_begun: false, is_in: true, is_yours: true, standings } as const;
  const asked = open(evening, { ...somebody, [`DELETE ${PATH}/people/bb`]: () => [204, null] });
  await tap('Send Ben away');
  expect(screen.queryByRole('button', { name: 'Send Anna away' })).toBeNull();
  expect(asked.some(({ method }) => method === 'DELETE')).toBe(false);
  await fireEvent.click(screen.getAllByRole('button', { name: 'Send Ben away' })[1]!);
  await waitFor(() => expect(asked.at(-2)?.path).toBe(`${PATH}/people/bb`));
  cleanup();
  open({ ...evening, is_yours: false, standings: SOME.standings! });
  await screen.findByText('Ben');
  expect(screen.queryByRole('button', { name: 'Send Ben away' })).toBeNull();
});

test('whoever takes part in an evening is told when to look again', async () => {
  const asked = open({ kind: 'evening', has_begun: false, is_in: true });
  const looks = () => asked.filter(({ path }) => path === PATH).length;
  await waitFor(() => expect(FakeSocket.made).toHaveLength(1));
  expect(looks()).toBe(1);
  FakeSocket.last.accept();
  say({ type: 'hello', protocol: 1, turns: [] });
  await waitFor(() => expect(looks()).toBe(2));
  say({ type: 'challenge-moved', challenge: 'OTHER', what: 'begun' });
  say({ type: 'challenge-moved', challenge: 'BCDFGHJ', what: 'begun' });
  await waitFor(() => expect(looks()).toBe(3));
});

test('many news of an evening at once are one look', async () => {
  const asked = open({ kind: 'evening', has_begun: false, is_in: true });
  const looks = () => asked.filter(({ path }) => path === PATH).length;
  await waitFor(() => expect(FakeSocket.made).toHaveLength(1));
  FakeSocket.last.accept();
  vi.useFakeTimers();
  const moved: PersonMessage = { type: 'challenge-moved', challenge: 'BCDFGHJ', what: 'joined' };
  for (let many = 0; many < 50; many++) say(moved);
  await vi.runOnlyPendingTimersAsync();
  expect(looks()).toBe(2);
  vi.useRealTimers();
});

test('at an evening nobody looks back before it is over', async () => {
  open({ ...SOME, kind: 'evening', waiting: 3 });
  await screen.findByText('3 people are still playing this round.');
  expect(screen.queryByRole('link', { name: 'Round 1' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Play round/ })).toBeNull();
});

test('a code that leads nowhere says so', async () => {
  router.replace('/same/BBB');
  serve({ ...somebody, 'GET /api/challenges/BBB': () => refuse(404, 'challenge/none') });
  render(Challenge);
  await screen.findByText('These cards aren’t here, or not any more.');
});

test('with real cards one is told what to take and where to sit, and says what came of it', async () => {
  const people = ['Ben', 'Cleo', 'Dora', 'Anna'];
  const options = { ...OPTIONS, players: 4 };
  const box = { table: 2, seat: 3, people, options, cards: ['G7', 'B1'], starter: 3, value: 7 };
  const asked = open(
    { ...SOME, kind: 'box', box, played: [] },
    { ...somebody, [`POST ${PATH}/points`]: () => [204, null] },
  );
  await screen.findByText('Table 2, seat 4');
  expect(screen.getByText('You lead. The number of the round is 7.')).toBeTruthy();
  expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(2);
  const column = (name: string) => screen.getByRole('heading', { name }).closest('.columns > div');
  expect(column('Standings')).not.toBe(column('Take these cards'));
  await tap('Count the table');
  await tap('Anna gets all the cards left');
  await tap('Enter points');
  await waitFor(() => expect(asked.some(({ path }) => path === `${PATH}/points`)).toBe(true));
  expect(asked.find(({ path }) => path === `${PATH}/points`)?.body).toEqual({ number: 2, points: [0, 0, 0, 0] });
});
