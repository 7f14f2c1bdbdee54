/** All that can be done at a table beside playing, wherever it is drawn: keys, menu and the lists of keys are made of this. */
import type { TableSettings } from '../../wire/protocol.gen';
import type { PlainKey } from '../../words/i18n.svelte';
import type { Table } from './table.svelte';

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
  | { readonly kind: 'step'; readonly far: 'step' | 'trick' | 'round' | 'all'; readonly forth: boolean }
  | { readonly kind: 'hint' | 'roles' | 'trick' | 'on' | 'hand' | 'back' | 'run' };

/** Where keys are heard: at a table, in a lesson, with a hand alone (puzzles, what is tried again), over a game that is told. */
export type Desk = 'table' | 'lesson' | 'hand' | 'replay';

/** Who wants to do something, and what their table allows. */
export interface Onlooker {
  readonly isSeated: boolean;
  /** Whether the table is on their own device, where nobody else comes. */
  readonly isHere: boolean;
  /** Whether other people sit there, or strangers may have sat there and got up. */
  readonly hasOthers: boolean;
  readonly shown: Pick<TableSettings, 'last_trick' | 'open_tricks' | 'card_counter' | 'hints' | 'over_days'>;
}

/** Whoever looks at a table; null before it is seen. */
export function onlookerOf({ seen, isHere }: Pick<Table, 'seen' | 'isHere'>): Onlooker | null {
  if (seen === null) return null;
  const { seats, settings } = seen.table;
  const isBesidePeople = seats.some(({ kind }, at) => kind === 'person' && at !== seen.you.seat);
  const hasOthers = settings.public || isBesidePeople;
  return { isSeated: seen.you.seat !== null, isHere, hasOthers, shown: settings };
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
  /** Where it can be done; without, at a table alone. */
  readonly at?: readonly Desk[];
  /** Of no use where fingers do everything. */
  readonly desk?: boolean;
  /** For whom it is, by key and by menu; for everybody without. */
  readonly when?: (onlooker: Onlooker) => boolean;
}

const sheet = (name: SheetName): Deed => ({ kind: 'sheet', sheet: name });
const page = (path: string): Deed => ({ kind: 'page', path });
const step = (far: 'step' | 'trick' | 'round' | 'all', forth: boolean): Deed => ({ kind: 'step', far, forth });
const LED = ['table', 'lesson'] as const;
const PLAYED = ['table', 'lesson', 'hand'] as const;
const TOLD = ['replay'] as const;
const isAmongOthers = (onlooker: Onlooker) => onlooker.isSeated && !onlooker.isHere;

/** In the order they are told. */
export const ACTIONS = [
  { help: 'step', keys: ['arrowleft'], does: step('step', false), at: TOLD },
  { keys: ['arrowright'], does: step('step', true), at: TOLD },
  { help: 'step-trick', keys: ['shift+arrowleft'], does: step('trick', false), at: TOLD },
  { keys: ['shift+arrowright'], does: step('trick', true), at: TOLD },
  { help: 'step-round', keys: ['pageup'], does: step('round', false), at: TOLD },
  { keys: ['pagedown'], does: step('round', true), at: TOLD },
  { help: 'step-all', keys: ['home'], does: step('all', false), at: TOLD },
  { keys: ['end'], does: step('all', true), at: TOLD },
  { help: 'run', keys: [' '], does: { kind: 'run' }, at: TOLD },
  { help: 'arrows', keys: ['arrowleft', 'arrowright'], does: { kind: 'hand' }, at: LED },
  { help: 'sort' },
  { help: 'enter', keys: ['enter'], does: { kind: 'on' }, at: PLAYED },
  { help: 'digits', at: PLAYED },
  { help: 'suits' },
  { help: 'hint', keys: ['h'], does: { kind: 'hint' }, when: ({ shown }) => shown.hints !== 'off' },
  { does: sheet('wishes'), icon: 'ui-clock', when: ({ isSeated, shown }) => isSeated && !!shown.over_days },
  { help: 'last', keys: ['l'], does: sheet('last'), icon: 'tricks', when: ({ shown }) => shown.last_trick },
  { does: sheet('tricks'), icon: 'tricks', when: ({ shown }) => shown.open_tricks },
  { does: sheet('counter'), icon: 'ui-check', when: ({ shown }) => shown.card_counter },
  { does: sheet('roles'), icon: 'role-trump' },
  { help: 'roles', keys: ['o'], does: { kind: 'roles' }, at: LED },
  { help: 'table', keys: ['t'], does: { kind: 'trick' }, at: LED },
  { help: 'chat', keys: ['c'], does: sheet('chat'), icon: 'ui-chat', when: isAmongOthers },
  { help: 'map', keys: ['m'], does: sheet('map'), icon: 'ui-map' },
  { does: sheet('invite'), icon: 'ui-people', when: ({ isHere }) => !isHere },
  { does: sheet('people'), icon: 'ui-people', when: ({ isSeated, hasOthers }) => isSeated && hasOthers },
  { does: page('/rules'), icon: 'ui-book', text: 'table-menu-rules' },
  { does: page('/settings'), icon: 'ui-gear', text: 'table-menu-settings' },
  {
    help: 'help',
    keys: ['?'],
    does: sheet('keys'),
    icon: 'ui-keyboard',
    text: 'table-menu-keys',
    desk: true,
    at: [...PLAYED, ...TOLD],
  },
  { does: sheet('seal'), icon: 'ui-lock' },
  { does: page('/'), icon: 'ui-back', text: 'to-home' },
  { does: sheet('leave'), icon: 'ui-door', when: isAmongOthers },
  { help: 'escape', keys: ['escape'], does: { kind: 'back' } },
] as const satisfies readonly Action[];

/** The lines of the list of keys. */
export type Help = Extract<(typeof ACTIONS)[number], { readonly help: string }>['help'];

const isAt = ({ at = ['table'] }: Action, desk: Desk): boolean => at.includes(desk);
const isFor = (action: Action, onlooker: Onlooker): boolean =>
  isAt(action, 'table') && (action.when?.(onlooker) ?? true);

/** The list of keys of somebody at a table. */
export function helpOf(onlooker: Onlooker): readonly Help[] {
  return ACTIONS.flatMap((action) => ('help' in action && isFor(action, onlooker) ? [action.help] : []));
}

/** The list of keys where nobody decides what others may. */
export function helpAt(desk: Desk): readonly Help[] {
  return ACTIONS.flatMap((action) => ('help' in action && isAt(action, desk) ? [action.help] : []));
}

/** Whether somebody may do what a key means. */
export function mayDo(deed: Deed, onlooker: Onlooker): boolean {
  const actions: readonly Action[] = ACTIONS;
  return actions.some((action) => action.does === deed && isFor(action, onlooker));
}

/** What a key does that means the same at any moment; null for any other. */
export function deedOf(key: string, desk: Desk = 'table'): Deed | null {
  const pressed = key.toLowerCase();
  const actions: readonly Action[] = ACTIONS;
  return actions.find((action) => isAt(action, desk) && action.keys?.includes(pressed))?.does ?? null;
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
  return actions.flatMap((action) => {
    const { icon, does, desk = false } = action;
    const text = action.text ?? (does?.kind === 'sheet' ? SHEETS[does.sheet] : null);
    const isThere = icon !== undefined && does !== undefined && text !== null && isFor(action, onlooker);
    return isThere ? [{ icon, text, desk, does }] : [];
  });
}
