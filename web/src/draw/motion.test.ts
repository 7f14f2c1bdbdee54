import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { easeDrop, easeOut, milliseconds, Motion } from './motion';

const root = document.documentElement;
let motion: Motion;
beforeEach(() => {
  motion = new Motion();
});
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
    motion.arrive(root, { x: 9, y: 9 }),
    motion.gather(root, { home: '1px 1px', x: 9, y: 9 }),
    motion.drop(root, { y: 9, delay: 99 }),
    motion.puff(root, { delay: 99 }),
    motion.stamp(root, { index: 3 }),
    motion.deal(root, { index: 3 }),
  ];
  for (const { delay, duration } of still) expect([delay ?? 0, duration]).toEqual([0, 0]);
});

test('movements begin where things come from and end where they belong', () => {
  expect(motion.arrive(root, { x: 10, y: -20 }).css!(0, 1)).toBe('translate: 10px -20px');
  expect(motion.arrive(root, { x: 10, y: -20 }).css!(1, 0)).toBe('translate: 0px 0px');
});

test('a card that was chosen flies in from its place in the hand, once', () => {
  const hand = { getBoundingClientRect: () => ({ left: 40, top: 300, width: 20, height: 40 }) } as Element;
  const trick = { getBoundingClientRect: () => ({ left: 90, top: 100, width: 20, height: 40 }) } as Element;
  motion.leave('R5', hand);
  expect(motion.arrive(trick, { x: 0, y: 190, card: 'R5' }).css!(0, 1)).toBe('translate: -50px 200px');
  expect(motion.arrive(trick, { x: 0, y: 190, card: 'R5' }).css!(0, 1)).toBe('translate: 0px 190px');
});

const at = (left: number, top: number) =>
  ({
    getBoundingClientRect: () => ({ left, top, width: 20, height: 40 }),
    getScreenCTM: () => ({ a: 2 }),
  }) as unknown as SVGGraphicsElement;

test('cards come from the plate of who plays them, and go to the plate of who takes them', () => {
  const leaves = motion.plate('e')(at(100, 0));
  expect(motion.arrive(at(0, 200), { x: 9, y: 9, place: 'e' }).css!(0, 1)).toBe('translate: 100px -200px');
  expect(motion.arrive(at(0, 200), { x: 9, y: 9, place: 'w' }).css!(0, 1)).toBe('translate: 9px 9px');
  const way = { home: '1px 1px', x: 9, y: 9, place: 'e' };
  expect(motion.gather(at(0, 200), way).css!(0, 1)).toContain('+ 100px) calc(1px * -1 + -200px)');
  leaves?.();
  expect(motion.arrive(at(0, 200), { x: 9, y: 9, place: 'e' }).css!(0, 1)).toBe('translate: 9px 9px');
});

test('the tile of a suit flies up from the card that has just named its role', () => {
  motion.arrive(at(0, 200), { x: 0, y: 0, card: 'G5' });
  expect(motion.lift(at(100, 0), { suit: 'G' }).css!(0, 1)).toContain('translate: -50px 100px');
  expect(motion.lift(at(100, 0), { suit: 'R' }).css!(0, 1)).toContain('translate: 0 -30px');
});

test('a trick is gathered before it slides to its winner', () => {
  const css = motion.gather(root, { home: 'var(--x) var(--y)', x: 100, y: 0 }).css!;
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

describe('two tables on a page', () => {
  test('do not move each other’s cards', () => {
    const other = new Motion();
    other.leave('R5', at(40, 300));
    other.plate('e')(at(100, 0));
    other.arrive(at(0, 200), { x: 0, y: 0, card: 'G5' });
    expect(motion.arrive(at(0, 200), { x: 9, y: 9, card: 'R5', place: 'e' }).css!(0, 1)).toBe('translate: 9px 9px');
    expect(motion.lift(at(100, 0), { suit: 'G' }).css!(0, 1)).toContain('translate: 0 -30px');
  });

  test('each have a hand of their own', () => {
    const [one, two] = [document.createElement('button'), document.createElement('button')];
    document.body.replaceChildren(one, two);
    motion.card('R5')(one);
    new Motion().card('R5')(two);
    expect([motion.cardOf('R5'), motion.cardOf('G1'), motion.cardOf(null)]).toEqual([one, null, null]);
    motion.focusHand();
    expect(document.activeElement).toBe(one);
  });
});

test('who jumps to another moment sees nothing fly', () => {
  root.style.setProperty('--d-move', '220ms');
  root.style.setProperty('--d-role', '220ms');
  root.style.setProperty('--d-fast', '220ms');
  let isJump = false;
  const stepping = new Motion(() => isJump);
  const moves = () => [
    stepping.arrive(root, { x: 9, y: 9 }),
    stepping.gather(root, { home: '1px 1px', x: 9, y: 9 }),
    stepping.drop(root, { y: 9, delay: 99 }),
    stepping.stamp(root, { index: 3 }),
    stepping.deal(root, { index: 3 }),
  ];
  for (const { duration } of moves()) expect(duration).toBeGreaterThan(0);
  isJump = true;
  for (const { delay, duration } of moves()) expect([delay ?? 0, duration]).toEqual([0, 0]);
});
