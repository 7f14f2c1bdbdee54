// @vitest-environment node
import { beforeEach, expect, test } from 'vitest';
import { i18n } from '../../words/i18n.svelte';
import { LANGUAGES } from '../../words/languages';
import {
  ACTIONS,
  type Action,
  deedOf,
  type Desk,
  type Help,
  helpAt,
  helpOf,
  mayDo,
  menuOf,
  type Onlooker,
  SHEETS,
} from './actions';
import { OVER_DAYS } from '../../wire/facts.gen';

const ALL: Onlooker = {
  isSeated: true,
  isHere: false,
  hasOthers: true,
  shown: { last_trick: true, open_tricks: true, card_counter: true, hints: 'on', over_days: OVER_DAYS },
};
const NONE: Onlooker = {
  isSeated: false,
  isHere: false,
  hasOthers: false,
  shown: { last_trick: false, open_tricks: false, card_counter: false, hints: 'off', over_days: null },
};
const actions: readonly Action[] = ACTIONS;

beforeEach(() => i18n.use('en'));

const DESKS: readonly Desk[] = ['table', 'lesson', 'hand', 'replay'];

test.each(DESKS)('no two actions want the same key: %s', (desk) => {
  const here = actions.filter(({ at = ['table'] }) => at.includes(desk));
  const keys = here.flatMap(({ keys = [] }) => keys);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(deedOf(key, desk)).toBe(here.find((action) => action.keys?.includes(key))?.does);
});

test('each that has a key is in the list of keys, the way forth with the way back', () => {
  const untold = actions.filter(({ keys, help }) => keys !== undefined && help === undefined);
  expect(untold.map(({ does }) => does?.kind === 'step' && does.forth)).toEqual([true, true, true, true]);
});

test('each page lists the keys that count there, and the list itself', () => {
  expect(helpAt('replay')).toEqual(['step', 'step-trick', 'step-round', 'step-all', 'run', 'help']);
  expect(helpAt('hand')).toEqual(['enter', 'digits', 'help']);
  expect(helpAt('lesson')).toEqual(['arrows', 'enter', 'digits', 'roles', 'table', 'help']);
  expect(helpOf(ALL)).not.toContain('step');
});

test.each(LANGUAGES)('the list of keys names in %s the very keys that act', async (language) => {
  await i18n.use(language);
  const letters = actions.filter(({ keys }) => keys?.length === 1 && /\S/.test(keys[0]!) && keys[0]!.length === 1);
  const named = letters.map(({ help }) => i18n.t(`table-keys-${help as Help}`).toLowerCase());
  expect(named).toEqual(letters.map(({ keys }) => keys![0]));
});

test('every sheet but the menu itself and the way to a seat is in the menu', () => {
  const opened = menuOf(ALL).flatMap(({ does }) => (does.kind === 'sheet' ? [does.sheet] : []));
  expect(Object.keys(SHEETS).filter((name) => !(opened as string[]).includes(name))).toEqual(['menu', 'join']);
});

test('who only watches, at a table that shows little, is offered neither', () => {
  const offered = menuOf(NONE).map(({ text }) => text);
  for (const text of ['table-last-trick', 'table-chat', 'table-menu-leave']) expect(offered).not.toContain(text);
});

test('what is not offered is neither done by its key nor in the list of keys', () => {
  for (const key of ['l', 'c', 'h']) expect([ALL, NONE].map((who) => mayDo(deedOf(key)!, who))).toEqual([true, false]);
  expect(helpOf(ALL).filter((help) => !helpOf(NONE).includes(help))).toEqual(['hint', 'last', 'chat']);
});

test('keys do the same in capitals', () => {
  expect(deedOf('H')).toEqual({ kind: 'hint' });
  expect(deedOf('x')).toBeNull();
});
