// @vitest-environment node
import { expect, test } from 'vitest';
import { fanLayout, fanStep } from './fan';

const PHONE = { width: 366, card: 72, least: 33 };

test('up to eight cards lie on one arc, symmetric and within the width', () => {
  const { places, perTier } = fanLayout(7, PHONE);
  expect(perTier).toBe(7);
  expect(places[0]!.left).toBeGreaterThanOrEqual(0);
  expect(places[6]!.left + PHONE.card).toBeLessThanOrEqual(PHONE.width);
  expect(places[0]!.left).toBeCloseTo(PHONE.width - places[6]!.left - PHONE.card);
  expect(places[0]!.tilt).toBe(-places[6]!.tilt);
  expect(places[3]!.top).toBeLessThan(places[0]!.top);
});

test('more cards lie in two tiers where too little would be seen of each, the upper one first', () => {
  const { places, perTier, height } = fanLayout(15, PHONE);
  expect(perTier).toBe(8);
  expect(places[8]!.top).toBeGreaterThan(places[7]!.top + 50);
  expect(places[8]!.order).toBeGreaterThan(places[7]!.order);
  expect(height).toBeGreaterThan(fanLayout(8, PHONE).height);
});

test('pennant and seal of the upper tier stay free', () => {
  const { places } = fanLayout(15, PHONE);
  const units = (places[8]!.top - places[0]!.top) / (PHONE.card / 100);
  expect(units).toBeGreaterThan(79 + 14 - 4);
});

test('every strip of fifteen cards at 360 pixels is wide enough for a thumb', () => {
  const { places } = fanLayout(15, { width: 336, card: 66, least: 30 });
  expect(places[1]!.left - places[0]!.left).toBeGreaterThanOrEqual(37);
});

test('a card that stands open is covered by no other, and all stay within the width', () => {
  const { places } = fanLayout(8, { ...PHONE, open: 2 });
  expect(places[3]!.left - places[2]!.left).toBeGreaterThan(PHONE.card);
  expect(places[0]!.left).toBeGreaterThanOrEqual(0);
  expect(places[7]!.left + PHONE.card).toBeLessThanOrEqual(PHONE.width);
  expect(fanLayout(8, { ...PHONE, open: 7 })).toEqual(fanLayout(8, PHONE));
});

test('a card that stands open in one tier leaves the other as it was', () => {
  const [open, plain] = [fanLayout(10, { ...PHONE, open: 6 }), fanLayout(10, PHONE)];
  expect(open.places.slice(0, 5)).toEqual(plain.places.slice(0, 5));
  expect(open.places[7]!.left - open.places[6]!.left).toBeGreaterThan(PHONE.card);
});

test('a wide screen holds fifteen cards on one arc', () => {
  expect(fanLayout(15, { width: 1000, card: 116, least: 53 }).perTier).toBe(15);
});

test('a few cards do not drift apart', () => {
  const { places } = fanLayout(2, { width: 1000, card: 100, least: 46 });
  expect(places[1]!.left - places[0]!.left).toBeCloseTo(94);
});

test('a single card lies upright in the middle, and no card is no trouble', () => {
  expect(fanLayout(1, PHONE).places[0]).toMatchObject({ tilt: 0, left: (366 - 72) / 2 });
  expect(fanLayout(0, PHONE).places).toEqual([]);
});

test('arrows lead from card to card and from tier to tier, and stop at the ends', () => {
  expect(fanStep('ArrowRight', 3, 15, 8)).toBe(4);
  expect(fanStep('ArrowLeft', 0, 15, 8)).toBe(0);
  expect(fanStep('ArrowDown', 2, 15, 8)).toBe(10);
  expect(fanStep('ArrowDown', 7, 15, 8)).toBe(7);
  expect(fanStep('ArrowUp', 10, 15, 8)).toBe(2);
  expect(fanStep('End', 2, 15, 8)).toBe(14);
  expect(fanStep('Home', 2, 15, 8)).toBe(0);
  expect(fanStep('x', 2, 15, 8)).toBe(2);
});
