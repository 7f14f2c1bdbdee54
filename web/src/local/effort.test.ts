import { beforeEach, expect, test } from 'vitest';
import { Effort, FIRST, LEAST, MOST } from './effort';

beforeEach(() => localStorage.clear());

test('an unknown device is asked kindly first', () => {
  expect(new Effort().now).toBe(FIRST);
});

test('a quick device soon thinks as a server does', () => {
  const effort = new Effort();
  effort.learn(FIRST, 20);
  expect(effort.now).toBe(MOST);
});

test('a slow device thinks for half a second', () => {
  const effort = new Effort();
  effort.learn(10_000, 400);
  expect(effort.now).toBe(12_500);
});

test('nobody thinks less than a little', () => {
  const effort = new Effort();
  effort.learn(10_000, 60_000);
  expect(effort.now).toBe(LEAST);
});

test('short thoughts late in a round do not undo what long ones taught', () => {
  const effort = new Effort();
  effort.learn(10_000, 400);
  for (let thought = 0; thought < 20; thought++) effort.learn(300, 1);
  expect(effort.now).toBe(12_500);
});

test('a single hiccup is soon forgotten', () => {
  const effort = new Effort();
  effort.learn(10_000, 100);
  effort.learn(10_000, 2_000);
  for (let thought = 0; thought < 12; thought++) effort.learn(10_000, 100);
  expect(effort.now).toBeGreaterThan(40_000);
});

test('what was learnt is known the next time', () => {
  new Effort().learn(10_000, 400);
  expect(new Effort().now).toBe(12_500);
});
