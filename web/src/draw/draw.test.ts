import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import { hand, PHONE, PICKED, THREES } from '../gallery/table';
import Pieces from '../gallery/Pieces.svelte';
import { WORDS } from '../gallery/words';
import { watchPresses } from '../browser/press';
import Button from './Button.svelte';
import Card from './Card.svelte';
import Fan from './Fan.svelte';
import { pickables } from './picking';
import PickWall from './PickWall.svelte';
import Portrait from './Portrait.svelte';
import RoleBoard from './RoleBoard.svelte';
import ScoreMap from './ScoreMap.svelte';
import Segment from './Segment.svelte';
import Sheet from './Sheet.svelte';
import Stepper from './Stepper.svelte';
import { symbols } from './sprite';
import Switch from './Switch.svelte';
import Trick from './Trick.svelte';
import { standing } from './map/spaces';

const CARDS = hand('B1 B6 N3 G5', 'B', ['G', 'B'], THREES);

beforeAll(watchPresses);

test('a card one may not see shows its back alone', () => {
  const { container } = render(Card, { code: '??', label: 'face down' });
  expect(container.querySelector('text')).toBeNull();
  expect(screen.getByRole('img', { name: 'face down' })).toBeTruthy();
});

test('a tap on any card of the hand, dimmed or not, is told', () => {
  const onchoose = vi.fn();
  render(Fan, { cards: CARDS, label: 'hand', onchoose });
  screen.getByRole('button', { name: 'blau 6' }).click();
  screen.getByRole('button', { name: 'grün 5' }).click();
  expect(onchoose.mock.calls).toEqual([
    ['B6', false],
    ['G5', false],
  ]);
});

test('the hand is one stop for the tab key, and arrows move inside it', async () => {
  render(Fan, { cards: CARDS, label: 'hand', onchoose: () => {} });
  const buttons = within(screen.getByRole('list', { name: 'hand' })).getAllByRole('button');
  const stops = () => buttons.map((button) => button.tabIndex);
  expect(stops()).toEqual([0, -1, -1, -1]);
  buttons[0]!.focus();
  buttons[0]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
  await tick();
  expect(document.activeElement).toBe(buttons[3]);
  expect(stops()).toEqual([-1, -1, -1, 0]);
});

test('the tab key comes to a card that may be played', () => {
  render(Fan, { cards: hand('B1 B6 N3 G5', 'N', ['G', 'B'], THREES), label: 'hand', onchoose: () => {} });
  expect(screen.getByRole('button', { name: /braun 3/ }).tabIndex).toBe(0);
});

test('when a card is played by keyboard the focus goes on to its neighbour', async () => {
  const { rerender } = render(Fan, { cards: CARDS, label: 'hand', onchoose: () => {} });
  const played = screen.getByRole('button', { name: 'blau 6' });
  played.focus();
  played.click();
  await rerender({ cards: CARDS.filter(({ code }) => code !== 'B6') });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'braun 3' }));
});

test('who types and was at something that is gone goes on in the hand, who taps does not', async () => {
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => work());
  for (const event of [new PointerEvent('pointerdown'), new KeyboardEvent('keydown', { key: 'Enter' })]) {
    (document.activeElement as HTMLElement).blur();
    window.dispatchEvent(event);
    const { unmount } = render(Fan, { cards: CARDS, label: 'hand', onchoose: () => {} });
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.getByRole('list').contains(document.activeElement)).toBe(event.type === 'keydown');
    unmount();
  }
  vi.unstubAllGlobals();
});

test('when the card in focus is played the tab key comes to one that may be played', async () => {
  const cards = hand('B1 B6 N3 G5', 'N', ['G', 'B'], THREES);
  const { rerender } = render(Fan, { cards, label: 'hand', onchoose: () => {} });
  screen.getByRole('button', { name: /blau 1/ }).focus();
  await rerender({ cards: cards.slice(1) });
  expect(screen.getByRole('button', { name: /braun 3/ }).tabIndex).toBe(0);
});

test('who comes back to the hand comes to the chosen card', async () => {
  const cards = CARDS.map((card, index) => (index === 2 ? { ...card, state: 'selected' as const } : card));
  render(Fan, { cards, label: 'hand', onchoose: () => {} });
  const buttons = screen.getAllByRole('button');
  buttons[0]!.focus();
  await tick();
  expect(buttons[0]!.tabIndex).toBe(0);
  buttons[0]!.blur();
  await tick();
  expect(buttons[2]!.tabIndex).toBe(0);
});

test('a double tap on a button is one wish', async () => {
  const onclick = vi.fn();
  render(Button, { onclick, atonce: true, children: createRawSnippet(() => ({ render: () => '<span>on</span>' })) });
  for (const detail of [1, 2]) await fireEvent.click(screen.getByRole('button'), { detail });
  expect(onclick).toHaveBeenCalledTimes(1);
});

test('the board says aloud what each arch holds', () => {
  render(RoleBoard, { board: PHONE, words: WORDS });
  expect(screen.getByRole('img', { name: 'Trumpf: grün' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'ebbes: offen' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Zahl 3' })).toBeTruthy();
});

test('a picked stone that has risen leaves a hole with its role', () => {
  render(RoleBoard, { board: PICKED, words: WORDS });
  const shelf = screen.getByRole('list', { name: WORDS.shelf });
  expect(within(shelf).getByRole('img', { name: 'blau 7: Trumpf' })).toBeTruthy();
  expect(within(shelf).getByRole('img', { name: 'grün 5' })).toBeTruthy();
});

test('discs stand where the scores are, also beyond the ends of the track', () => {
  const { container } = render(ScoreMap, {
    label: 'map',
    scores: [
      { colour: 'pink', score: 5 },
      { colour: 'grey', score: 5 },
      { colour: 'black', score: -40 },
    ],
  });
  const at = (colour: string) => container.querySelector<SVGGElement>(`.disc-${colour}`)!.style.transform;
  const told = (space: number, nth: number) => `translate(${standing(space, nth).x}px, ${standing(space, nth).y}px)`;
  expect(at('pink')).toBe(told(5, 0));
  expect(at('grey')).toBe(told(5, 1));
  expect(at('black')).toBe(told(-15, 0));
});

test('a disc walks when its score changes, and only then', async () => {
  document.documentElement.style.setProperty('--d-walk', '180ms');
  const animate = vi.fn();
  SVGElement.prototype.animate = animate;
  const { rerender } = render(ScoreMap, { label: 'map', scores: [{ colour: 'pink', score: 5 }] });
  expect(animate).not.toHaveBeenCalled();
  await rerender({ scores: [{ colour: 'pink', score: 8 }] });
  expect(animate).toHaveBeenCalledExactlyOnceWith(expect.any(Array), { duration: 540 });
});

test('the card that takes the trick says so, and an empty place whose it is', () => {
  const cards = [
    { code: 'B5', label: 'blau 5', place: 'w' as const },
    { code: 'G2', label: 'grün 2', place: 'e' as const, best: true },
  ];
  render(Trick, { cards, slots: [{ place: 's', text: 'du' }], label: 'trick', takes: 'sticht', players: 3 });
  const [slot, low, best] = screen.getAllByRole('listitem');
  expect(slot!.textContent?.trim()).toBe('du');
  expect(low!.textContent).not.toContain('sticht');
  expect(best!.textContent).toContain('sticht');
});

test('what is taken cannot be picked', () => {
  const words = { number: 'number', suit: 'suit', value: String, colour: String };
  render(PickWall, { options: pickables(['N1', 'G1'], 2), number: null, suit: 'G', words });
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  expect(button('1').disabled).toBe(false);
  expect(button('2').disabled).toBe(true);
  expect(button('R').disabled).toBe(true);
  expect(button('G').getAttribute('aria-pressed')).toBe('true');
});

test('a bot has a portrait, a person of the same name has none', () => {
  const bot = render(Portrait, { name: 'Elwe', bot: true, disc: 'pink' });
  expect(bot.container.querySelector('img')!.getAttribute('src')).toContain('elwe');
  const person = render(Portrait, { name: 'Elwe', bot: false, disc: 'pink' });
  expect(person.container.querySelector('img')).toBeNull();
});

test('one of a few is chosen by its radio', () => {
  const onchange = vi.fn();
  const options = [
    { value: 'slow', text: 'slow' },
    { value: 'fast', text: 'fast' },
  ];
  render(Segment, { options, value: 'slow', label: 'pace', onchange });
  screen.getByRole('radio', { name: 'fast' }).click();
  expect(onchange).toHaveBeenCalledExactlyOnceWith('fast');
});

test('a switch tells whether it is on', async () => {
  const onchange = vi.fn();
  render(Switch, { title: 'sound', on: false, onchange });
  const button = screen.getByRole('switch', { name: /sound/ });
  button.click();
  await tick();
  expect(button.getAttribute('aria-checked')).toBe('true');
  expect(onchange).toHaveBeenCalledExactlyOnceWith(true);
});

test('a stepper stops at its ends', () => {
  render(Stepper, { value: 8, max: 8, label: 'plus', less: 'less', more: 'more' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'more' }).disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'less' }).disabled).toBe(false);
});

test('a sheet opens as a dialog and tells when it is closed', () => {
  const onclose = vi.fn();
  const children = createRawSnippet(() => ({ render: () => '<p>inside</p>' }));
  render(Sheet, { title: 'Settings', close: 'Close', onclose, children });
  expect(document.querySelector('dialog')!.open).toBe(true);
  screen.getByRole('button', { name: 'Close' }).click();
  expect(onclose).toHaveBeenCalledOnce();
});

test('a tap beside a sheet closes it, but not the second tap of the two that opened it', async () => {
  const children = createRawSnippet(() => ({ render: () => '<p>words</p>' }));
  const onclose = vi.fn();
  const tapBeside = (detail: number) => fireEvent.click(document.querySelector('dialog')!, { detail });
  await fireEvent.click(document.body, { detail: 1 });
  render(Sheet, { title: 'Menu', close: 'Close', onclose, children });
  await tapBeside(2);
  expect(onclose).not.toHaveBeenCalled();
  await tapBeside(1);
  expect(onclose).toHaveBeenCalledOnce();
});

test('everything that is drawn is in the sprite', () => {
  const { container } = render(Pieces);
  const used = Array.from(container.querySelectorAll('use'), (use) => use.getAttribute('href')!.slice(1));
  const drawn = new Set(Array.from(symbols.matchAll(/<symbol id="([^"]*)"/g), ([, id]) => id));
  const onMap = ['fir', 'vine'];
  expect(used.filter((id) => !drawn.has(id) && !onMap.includes(id))).toEqual([]);
});

test('nothing that is drawn brings a style the content policy would refuse', () => {
  const { container } = render(Pieces);
  expect(container.querySelector('style')).toBeNull();
});
