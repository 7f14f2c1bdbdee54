// @vitest-environment node
import { expect, test } from 'vitest';
import { type Look, named } from './chunks';

/** Modules with what they import, and what they fetch later. */
type Graph = Readonly<Record<string, readonly [now: readonly string[], later?: readonly string[]]>>;

const MAIN = '/web/src/main.ts';
const TABLE = '/web/src/table/Table.svelte';
const PLAY = '/web/src/table/play/Play.svelte';
const ROOM = '/web/src/table/room/Waiting.svelte';
const LEARN = '/web/src/lesson/Learn.svelte';
const HOME = '/web/src/home/Home.svelte';
const RULES = '/web/src/rules/Rules.svelte';
const ME = '/web/src/me/Me.svelte';
const DAY = '/web/src/day/Day.svelte';
const STEPS = '/web/src/replay/Steps.svelte';
const OVERVIEW = '/web/src/replay/Overview.svelte';
const STORY = '/web/src/replay/Story.svelte';
const HERE = '/web/src/local/here.ts';
const ADVISING = '/web/src/local/advising.ts';
const POCKET = '/web/src/local/Pocket.svelte';
const JUDGED = '/web/src/local/judgedhere.ts';

const GRAPH: Graph = {
  '/web/index.html': [[MAIN]],
  [MAIN]: [['runtime'], [TABLE, LEARN, HOME, RULES, ME, DAY, STEPS, OVERVIEW, STORY]],
  [TABLE]: [
    ['runtime', 'seen', 'api'],
    [PLAY, ROOM, HERE, ADVISING],
  ],
  [PLAY]: [['fan', 'card', 'portrait']],
  [ROOM]: [['sheet', 'portrait', 'seats', 'code']],
  [LEARN]: [['fan', 'seen', PLAY]],
  [HOME]: [
    ['sheet', 'api', 'hero', 'code'],
    [POCKET, JUDGED],
  ],
  [RULES]: [['card']],
  [ME]: [['sheet']],
  [DAY]: [['sheet']],
  [STEPS]: [['chart']],
  [OVERVIEW]: [['leaf']],
  [STORY]: [['leaf', 'chart']],
  [HERE]: [['kit']],
  [ADVISING]: [['kit']],
  [POCKET]: [['kit']],
  [JUDGED]: [['kit']],
  fan: [['runtime']],
  sheet: [['runtime']],
};

const look: Look = (id) => {
  const [importedIds = [], dynamicallyImportedIds = []] = GRAPH[id] ?? [];
  const dynamicImporters = Object.keys(GRAPH).filter((each) => GRAPH[each]?.[1]?.includes(id));
  return { id, importedIds, dynamicallyImportedIds, dynamicImporters } as unknown as ReturnType<Look>;
};

const names = named('/web/index.html', look);

test.each([
  ['runtime', 'app'],
  ['api', 'common'],
  ['card', 'cards'],
  ['seen', 'seated'],
  ['portrait', 'seated'],
  ['fan', 'screen'],
  ['sheet', 'parts'],
  ['kit', 'pocket'],
  ['leaf', 'leaves'],
  ['chart', 'beside'],
])('%s lies in %s', (module, name) => {
  expect(names.get(module)).toBe(name);
});

test.each([TABLE, PLAY, ROOM, HOME, 'hero', 'seats', 'code'])(
  '%s lies by itself, or beside the few who need it',
  (id) => {
    expect(names.has(id)).toBe(false);
  },
);
