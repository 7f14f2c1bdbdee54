import { expect, test } from 'vitest';
import { running, snapshot, yourTurn } from '../../tests/tables';
import { seenOf } from '../game/seen';
import type { Opinion } from '../server/hint';
import { Refusal } from '../wire/refusal';
import type { ToAdvise } from './advice';
import type { FromAdviser } from './adviser';
import { type Advising, hintHere } from './advising';

const SEEN = seenOf(snapshot(10, running(['R1', 'R5']), yourTurn('R1', 'R5')));
const TASK = { seq: 11, seed: '12345678901234567890', worlds: 80 };
const CHOICES = [{ play: 'R5', worth: 1 }] as unknown as readonly Opinion[];

function busy(context: Refusal['reason']['context']): Refusal {
  return new Refusal({ code: 'server/reckon-yourself', message: '', rule: null, context });
}

/** An adviser who says what a test wants. */
class FakeAdviser {
  asked: ToAdvise | null = null;
  isOver = false;
  readonly #heard = new Map<string, (event: { data: FromAdviser | null }) => void>();

  constructor(private readonly told: FromAdviser | null) {}

  addEventListener(kind: string, hear: (event: { data: FromAdviser | null }) => void): void {
    this.#heard.set(kind, hear);
  }

  postMessage(asked: ToAdvise): void {
    this.asked = asked;
    this.#heard.get(this.told ? 'message' : 'error')?.({ data: this.told });
  }

  terminate(): void {
    this.isOver = true;
  }
}

function asked(adviser: FakeAdviser, context: Refusal['reason']['context'] = TASK) {
  return hintHere(SEEN, busy(context), () => adviser as unknown as Advising);
}

test('what the server sees and the chance it tells lead to a hint of this device', async () => {
  const adviser = new FakeAdviser({ choices: CHOICES });
  expect(await asked(adviser)).toEqual({ seq: 11, choices: CHOICES, isHere: true });
  expect(adviser.asked).toEqual({ view: SEEN.table.game?.view, seed: TASK.seed, worlds: TASK.worlds });
  expect(adviser.isOver).toBe(true);
});

test.each([
  ['that fails', { fault: 'Missing' }],
  ['that cannot be opened', null],
])('an adviser %s leaves the refusal of the server', async (_, told) => {
  const adviser = new FakeAdviser(told);
  await expect(asked(adviser)).rejects.toThrow('server/reckon-yourself');
  expect(adviser.isOver).toBe(true);
});

test('without the chance to begin from nothing is reckoned', async () => {
  const adviser = new FakeAdviser({ choices: CHOICES });
  await expect(asked(adviser, {})).rejects.toThrow('server/reckon-yourself');
  expect(adviser.asked).toBeNull();
});
