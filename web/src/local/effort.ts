/** How much the house may think here: a slow device gets shorter thoughts, and nobody waits long. */
import { load, save } from '../browser/storage';

const KEY = 'effort';
/** Plays a mind makes in its head: as on a server, and at the least. */
export const MOST = 60_000;
export const LEAST = 4_000;
/** A thought that took longer, in milliseconds, was too long; one this short could have been longer. */
const LONG = 700;
const SHORT = 150;

export class Effort {
  now: number;
  readonly #clock: () => number;

  constructor(clock = () => performance.now()) {
    this.#clock = clock;
    const kept = load(KEY);
    this.now = typeof kept === 'number' && kept >= LEAST && kept <= MOST ? kept : MOST;
  }

  /** Let somebody think with the effort of now, and learn from how long it took. */
  async spent<Answer>(think: (effort: number) => Promise<Answer>): Promise<Answer> {
    const begun = this.#clock();
    const answer = await think(this.now);
    this.#learn(this.#clock() - begun);
    return answer;
  }

  #learn(took: number): void {
    const next = took > LONG ? this.now / 2 : took < SHORT ? this.now * 1.1 : this.now;
    const now = Math.round(Math.min(MOST, Math.max(LEAST, next)));
    if (now !== this.now) save(KEY, now);
    this.now = now;
  }
}
