/** All that can be done at a table beside playing: its keys, its menu and the list of its keys are made of this. */
import type { TableSettings } from '../../wire/protocol.gen';
import type { PlainKey } from '../../words/i18n.svelte';

/** The sheets that open over a table, and their titles. */
export const SHEETS = {
  menu: 'menu',
  map: 'map',
  last: 'table-last-trick',
  chat: 'table-chat',
  keys: 'table-keys-title',
  seal: 'waiting-seal-title',
  join: 'table-join-in',
  invite: 'table-invite',
  people: 'table-people',
  wishes: 'table-wishes',
  roles: 'table-roles',
  counter: 'table-counter',
  tricks: 'waiting-open-tricks',
  leave: 'table-menu-leave',
} as const satisfies Record<string, PlainKey>;

export type SheetName = keyof typeof SHEETS;

/** What an action does: a sheet opens, a page of ours, or what the table knows by its name. */
export type Deed =
  | { readonly kind: 'sheet'; readonly sheet: SheetName }
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'hint' | 'roles' | 'trick' | 'on' | 'hand' | 'back' };

/** Who looks at the menu, and what their table shows. */
export interface Onlooker {
  readonly isSeated: boolean;
  /** Whether the table is on their own device, where nobody else comes. */
  readonly isHere: boolean;
  /** Whether other people sit there. */
  readonly hasOthers: boolean;
  readonly shown: Pick<TableSettings, 'last_trick' | 'open_tricks' | 'card_counter' | 'over_days'>;
}

export interface Action {
  /** Nothing where the hand itself hears the keys. */
  readonly does?: Deed;
  /** As browsers call them, in small letters. */
  readonly keys?: readonly string[];
  /** By which the list of keys tells of it: `table-keys-…`. */
  readonly help?: string;
  /** The drawing it has in the menu, if it is there. */
  readonly icon?: string;
  /** What the menu calls it, if not by the title of its sheet. */
  readonly text?: PlainKey;
  /** Of no use where fingers do everything. */
  readonly desk?: boolean;
  /** For whom it is in the menu; for everybody without. */
  readonly when?: (onlooker: Onlooker) => boolean;
}

const sheet = (name: SheetName): Deed => ({ kind: 'sheet', sheet: name });
const page = (path: string): Deed => ({ kind: 'page', path });
const isAmongOthers = (onlooker: Onlooker) => onlooker.isSeated && !onlooker.isHere;

/** In the order they are told. */
export const ACTIONS = [
  { help: 'arrows', keys: ['arrowleft', 'arrowright'], does: { kind: 'hand' } },
  { help: 'sort' },
  { help: 'enter', keys: ['enter'], does: { kind: 'on' } },
  { help: 'digits' },
  { help: 'suits' },
  { help: 'hint', keys: ['h'], does: { kind: 'hint' } },
  { does: sheet('wishes'), icon: 'ui-clock', when: ({ isSeated, shown }) => isSeated && !!shown.over_days },
  { help: 'last', keys: ['l'], does: sheet('last'), icon: 'tricks', when: ({ shown }) => shown.last_trick },
  { does: sheet('tricks'), icon: 'tricks', when: ({ shown }) => shown.open_tricks },
  { does: sheet('counter'), icon: 'ui-check', when: ({ shown }) => shown.card_counter },
  { does: sheet('roles'), icon: 'role-trump' },
  { help: 'roles', keys: ['o'], does: { kind: 'roles' } },
  { help: 'table', keys: ['t'], does: { kind: 'trick' } },
  { help: 'chat', keys: ['c'], does: sheet('chat'), icon: 'ui-chat', when: isAmongOthers },
  { help: 'map', keys: ['m'], does: sheet('map'), icon: 'ui-map' },
  { does: sheet('invite'), icon: 'ui-people', when: ({ isHere }) => !isHere },
  { does: sheet('people'), icon: 'ui-people', when: ({ isSeated, hasOthers }) => isSeated && hasOthers },
  { does: page('/rules'), icon: 'ui-book', text: 'table-menu-rules' },
  { does: page('/settings'), icon: 'ui-gear', text: 'table-menu-settings' },
  { help: 'help', keys: ['?'], does: sheet('keys'), icon: 'ui-keyboard', text: 'table-menu-keys', desk: true },
  { does: sheet('seal'), icon: 'ui-lock' },
  { does: page('/'), icon: 'ui-back', text: 'to-home' },
  { does: sheet('leave'), icon: 'ui-door', when: isAmongOthers },
  { help: 'escape', keys: ['escape'], does: { kind: 'back' } },
] as const satisfies readonly Action[];

/** The lines of the list of keys. */
export type Help = Extract<(typeof ACTIONS)[number], { readonly help: string }>['help'];

export const HELP: readonly Help[] = ACTIONS.flatMap((action) => ('help' in action ? [action.help] : []));

/** What a key does that means the same at any moment; null for any other. */
export function deedOf(key: string): Deed | null {
  const pressed = key.toLowerCase();
  const actions: readonly Action[] = ACTIONS;
  return actions.find(({ keys }) => keys?.includes(pressed))?.does ?? null;
}

/** A line of the menu. */
export interface MenuItem {
  readonly icon: string;
  readonly text: PlainKey;
  readonly desk: boolean;
  readonly does: Deed;
}

/** The menu of somebody. */
export function menuOf(onlooker: Onlooker): readonly MenuItem[] {
  const actions: readonly Action[] = ACTIONS;
  return actions.flatMap(({ icon, does, when, desk = false, ...action }) => {
    const text = action.text ?? (does?.kind === 'sheet' ? SHEETS[does.sheet] : null);
    const isThere = icon !== undefined && does !== undefined && text !== null && (when?.(onlooker) ?? true);
    return isThere ? [{ icon, text, desk, does }] : [];
  });
}
