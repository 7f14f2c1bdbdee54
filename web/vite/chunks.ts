/** Which file of the bundle a module lies in, by the pages that need it: nobody loads what only others want. */
import type { Rolldown } from 'vite';

/** What is known of a module, by its address. */
export type Look = Rolldown.ChunkingContext['getModuleInfo'];

const APP = 'src/main.ts';
const TABLE = 'src/table/Table.svelte';
const PLAY = 'src/table/play/Play.svelte';
const ROOM = 'src/table/room/Waiting.svelte';
/** Pages and parts that are tables on a screen. */
const ON_A_SCREEN = /\/src\/((table|lesson|replay)\/|puzzle\/Running)/;
/** Pages and parts of a table where people play. */
const AT_A_TABLE = /\/src\/table\//;
/** What so many pages or parts share lies beside each of them, in a file of its own. */
const FEW = 3;
/** A page in two files, for itself. */
const PUZZLES = /\/src\/puzzle\//;
/** Pages of a review: nobody needs what is on them to step through a game. */
const LEAVES = /\/src\/replay\/(Overview|Story|Study)/;
/** What plays and reckons on this device, and knows where its large files lie. */
const LOCAL = /\/src\/local\//;

/** For `codeSplitting`: the name of a module's file; null for one of its own, beside what needs it. */
export function chunks(index: string): (id: string, context: { getModuleInfo: Look }) => string | null {
  let known: ReadonlyMap<string, string> | undefined;
  return (id, context) => (known ??= named(index, (each) => context.getModuleInfo(each))).get(id) ?? null;
}

/**
 * `app`: what every page needs. `common`: what tables and other pages need, and `cards`: what games and others need.
 * `seated`: what tables need in every state, `screen` in a game, `room` before one, `sides` else, and `beside` what
 * other tables on a screen need. `puzzles`: what both halves of that page need, `leaves`: what pages of a review do, `pocket`: what
 * playing and reckoning here do. `parts`: all the rest that many pages need.
 */
export function named(index: string, look: Look): ReadonlyMap<string, string> {
  const users = usersOf(index, look);
  const names = [...users].map(([id, by]) => [id, nameOf([...by])] as const);
  return new Map(names.filter((each): each is [string, string] => each[1] !== null));
}

function nameOf(users: readonly string[]): string | null {
  const isFor = (root: string) => users.some((user) => user.endsWith(root));
  if (isFor(APP)) return 'app';
  if (users.length < 2) return null;
  if (users.every((user) => PUZZLES.test(user))) return 'puzzles';
  if (users.every((user) => LEAVES.test(user))) return 'leaves';
  if (users.every((user) => LOCAL.test(user))) return 'pocket';
  const isOnScreen = users.every((user) => ON_A_SCREEN.test(user));
  if (isFor(TABLE) || (isFor(PLAY) && isFor(ROOM))) return isOnScreen ? 'seated' : 'common';
  if (isFor(PLAY)) return isOnScreen ? 'screen' : 'cards';
  if (isFor(ROOM) && isOnScreen) return 'room';
  if (isOnScreen) return users.every((user) => AT_A_TABLE.test(user)) ? 'sides' : 'beside';
  return users.length > FEW ? 'parts' : null;
}

/** What is fetched by itself, by each module that comes along with it. */
function usersOf(index: string, look: Look): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  const roots = new Set(look(index)?.importedIds);
  const isRoot = (id: string) => roots.has(id) || (look(id)?.dynamicImporters.length ?? 0) > 0;
  const visit = (id: string, root: string): void => {
    const by = users.get(id) ?? new Set<string>();
    if (by.has(root)) return;
    users.set(id, by.add(root));
    const { importedIds = [], dynamicallyImportedIds = [] } = look(id) ?? {};
    for (const next of importedIds) if (!isRoot(next)) visit(next, root);
    for (const next of [...dynamicallyImportedIds, ...importedIds.filter(isRoot)]) visit(next, next);
  };
  for (const root of roots) visit(root, root);
  return users;
}
