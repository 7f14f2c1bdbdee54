/** Hints for a table of a server that is busy: it tells with what chance, and this device reckons the same numbers. */
import type { Hint } from '../server/hint';
import type { Seen } from '../game/seen';
import { Refusal } from '../wire/refusal';
import type { ToAdvise } from './advice';
import type { FromAdviser } from './adviser';
import { ADVISER } from './kit';

/** Whoever thinks in another thread. */
export type Advising = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** What the server would have told; its refusal again, if this device cannot tell either. */
export async function hintHere(
  { seq, table }: Seen,
  refusal: Refusal,
  open: () => Advising = () => new Worker(ADVISER, { type: 'module' }),
): Promise<Hint> {
  const { seed, worlds, seq: told } = refusal.reason.context;
  const view = table.game?.view;
  if (!view || typeof seed !== 'string' || typeof worlds !== 'number') throw refusal;
  const found = await answerOf(open(), { view, seed, worlds });
  if ('fault' in found) throw refusal;
  return { seq: Math.max(seq, Number(told)), choices: found.choices, isHere: true };
}

async function answerOf(adviser: Advising, asked: ToAdvise): Promise<FromAdviser> {
  try {
    return await new Promise((done) => {
      adviser.addEventListener('message', ({ data }: MessageEvent<FromAdviser>) => done(data));
      adviser.addEventListener('error', () => done({ fault: 'there is no adviser' }));
      adviser.postMessage(asked);
    });
  } finally {
    adviser.terminate();
  }
}
