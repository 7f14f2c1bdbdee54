import { expect, test } from 'vitest';
import { Refusal } from '../wire/refusal';
import { Attempt } from './attempt.svelte';

function open(): { promise: Promise<void>; done: () => void } {
  let done = (): void => undefined;
  const promise = new Promise<void>((resolve) => {
    done = resolve;
  });
  return { promise, done };
}

test('what is tapped while something is on its way is not done twice', async () => {
  const attempt = new Attempt();
  const first = open();
  const running = attempt.run(() => first.promise);
  expect(await attempt.run(async () => expect.unreachable())).toBe(false);
  first.done();
  expect(await running).toBe(true);
});

test('what follows waits for its turn, and none is forgotten', async () => {
  const attempt = new Attempt();
  const first = open();
  const done: string[] = [];
  const deed = (name: string) => async () => void done.push(name);
  const running = attempt.run(async () => {
    await first.promise;
    done.push('first');
  });
  const others = [attempt.follow(deed('second')), attempt.follow(deed('third'))];
  expect(done).toEqual([]);
  first.done();
  await Promise.all([running, ...others]);
  expect(done).toEqual(['first', 'second', 'third']);
  expect(attempt.busy).toBe(false);
});

test('what follows something that was refused is done nevertheless', async () => {
  const attempt = new Attempt();
  const reason = { code: 'limit/too-many', message: 'enough', rule: null, context: {} };
  const refused = attempt.follow(() => Promise.reject(new Refusal(reason)));
  const next = attempt.follow(async () => undefined);
  expect(await refused).toBe(false);
  expect(await next).toBe(true);
  expect(attempt.refusal).toBeNull();
});
