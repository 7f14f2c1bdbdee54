import { afterEach, expect, test } from 'vitest';
import { arrive, deal, drop, easeDrop, easeOut, gather, leave, lift, milliseconds, stamp } from './motion';

const root = document.documentElement;
afterEach(() => root.removeAttribute('style'));

test('durations are those of the tokens, in either unit', () => {
  root.style.setProperty('--d-move', '220ms');
  root.style.setProperty('--d-role', '.35s');
  expect(milliseconds('--d-move')).toBe(220);
  expect(milliseconds('--d-role')).toBe(350);
});

test('where motion is unwanted everything takes no time and waits for nothing', () => {
  root.style.setProperty('--d-move', '0ms');
  root.style.setProperty('--d-fast', '0ms');
  root.style.setProperty('--d-role', '0ms');
  const still = [
    arrive(root, { x: 9, y: 9 }),
    gather(root, { home: '1px 1px', x: 9, y: 9 }),
    drop(root, { y: 9 }),
    stamp(root, { index: 3 }),
    deal(root, { index: 3 }),
  ];
  for (const { delay, duration } of still) expect([delay ?? 0, duration]).toEqual([0, 0]);
});

test('movements begin where things come from and end where they belong', () => {
  expect(arrive(root, { x: 10, y: -20 }).css!(0, 1)).toBe('translate: 10px -20px');
  expect(arrive(root, { x: 10, y: -20 }).css!(1, 0)).toBe('translate: 0px 0px');
});

test('a card that was chosen flies in from its place in the hand, once', () => {
  const hand = { getBoundingClientRect: () => ({ left: 40, top: 300, width: 20, height: 40 }) } as Element;
  const trick = { getBoundingClientRect: () => ({ left: 90, top: 100, width: 20, height: 40 }) } as Element;
  leave('R5', hand);
  expect(arrive(trick, { x: 0, y: 190, card: 'R5' }).css!(0, 1)).toBe('translate: -50px 200px');
  expect(arrive(trick, { x: 0, y: 190, card: 'R5' }).css!(0, 1)).toBe('translate: 0px 190px');
});

const at = (left: number, top: number) =>
  ({
    getBoundingClientRect: () => ({ left, top, width: 20, height: 40 }),
    getScreenCTM: () => ({ a: 2 }),
  }) as unknown as SVGGraphicsElement;

/** Somebody's plate, whose middle is at (110, 20). */
function plate(place: string): void {
  const node = Object.assign(document.createElement('div'), at(100, 0));
  node.dataset.place = place;
  document.body.replaceChildren(node);
}

test('cards come from the plate of who plays them, and go to the plate of who takes them', () => {
  plate('e');
  expect(arrive(at(0, 200), { x: 9, y: 9, place: 'e' }).css!(0, 1)).toBe('translate: 100px -200px');
  expect(arrive(at(0, 200), { x: 9, y: 9, place: 'w' }).css!(0, 1)).toBe('translate: 9px 9px');
  const way = { home: '1px 1px', x: 9, y: 9, place: 'e' };
  expect(gather(at(0, 200), way).css!(0, 1)).toContain('+ 100px) calc(1px * -1 + -200px)');
});

test('the tile of a suit flies up from the card that has just named its role', () => {
  arrive(at(0, 200), { x: 0, y: 0, card: 'G5' });
  expect(lift(at(100, 0), { suit: 'G' }).css!(0, 1)).toContain('translate: -50px 100px');
  expect(lift(at(100, 0), { suit: 'R' }).css!(0, 1)).toContain('translate: 0 -30px');
});

test('a trick is gathered before it slides to its winner', () => {
  const css = gather(root, { home: 'var(--x) var(--y)', x: 100, y: 0 }).css!;
  expect(css(0.6, 0.4)).toContain('calc(var(--x) * -1 + 0px)');
  expect(css(0, 1)).toContain('calc(var(--x) * -1 + 100px)');
  expect(css(1, 0)).toContain('opacity: 1');
});

test('easings run from nought to one, and wood on stone overshoots a little', () => {
  for (const ease of [easeOut, easeDrop]) {
    expect(ease(0)).toBeCloseTo(0);
    expect(ease(1)).toBeCloseTo(1);
  }
  expect(easeDrop(0.7)).toBeGreaterThan(1);
  expect(easeDrop(0.7)).toBeLessThan(1.15);
});
