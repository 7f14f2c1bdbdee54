/** A check of a game while it is made: step by step, and at last whether all of it fits. */
import { ask } from '../server/api';
import { canCheck, check, type CheckStep } from './check';
import { checkable, type CheckedRecord } from './record';
import { DEVICE } from '../browser/taken';
import { i18n } from '../words/i18n.svelte';
import { Refusal } from '../wire/refusal';
import { type Witness, witnessOf, witnessOfSeal } from '../server/witness';

/** Why there is nothing to check. */
export type Fault = 'not-readable' | 'not-safe' | 'unfinished' | Refusal;

/** The record of a game of this device. */
async function gameHere(number: number): Promise<unknown> {
  const [{ shelf }, { recordOf }] = await Promise.all([import('../local/shelf'), import('../local/record')]);
  await i18n.need(['pocket']);
  const game = await shelf.game(number);
  if (game !== null && !game.isOver) throw UNFINISHED;
  return game && recordOf(game);
}

export class Checking {
  record = $state.raw<CheckedRecord | null>(null);
  witness = $state.raw<Witness | null>(null);
  steps = $state.raw<readonly CheckStep[]>([]);
  fault = $state.raw<Fault | null>(null);
  running = $state(false);
  /** Only what was asked for last is told. */
  #runs = 0;

  /** Null as long as nobody knows. */
  readonly fits: boolean | null = $derived(
    this.running || this.steps.length === 0 ? null : this.steps.every(({ fits }) => fits !== false),
  );

  /** Check a game of this server. */
  async game(table: string, number: number): Promise<void> {
    const seen = witnessOf(table, number);
    await this.#run(seen, async () => {
      if (table === DEVICE) return gameHere(number);
      try {
        return await ask('GET', `/api/tables/${encodeURIComponent(table)}/games/${number}`);
      } catch (error) {
        const running = error instanceof Refusal && error.code === 'table/no-such-game' && seen !== null;
        throw running ? UNFINISHED : error;
      }
    });
  }

  /** Check a record somebody has saved. */
  async text(text: string): Promise<void> {
    await this.#run(null, async () => parsed(text));
  }

  async #run(seen: Witness | null, fetched: () => Promise<unknown>): Promise<void> {
    this.#clear();
    const run = ++this.#runs;
    this.running = true;
    try {
      const found = await fetched();
      if (run === this.#runs) await this.#check(run, checkable(found), seen);
    } catch (error) {
      if (run === this.#runs) this.fault = faultOf(error);
    } finally {
      if (run === this.#runs) this.running = false;
    }
  }

  async #check(run: number, record: CheckedRecord | null, seen: Witness | null): Promise<void> {
    this.record = record;
    if (record === null) this.fault = 'not-readable';
    else if (!canCheck()) this.fault = 'not-safe';
    else {
      this.witness = seen ?? witnessOfSeal(record.certificate.commitment);
      for await (const step of check(record, this.witness)) {
        if (run !== this.#runs) return;
        this.steps = [...this.steps, step];
      }
    }
  }

  #clear(): void {
    this.record = this.witness = this.fault = null;
    this.steps = [];
  }
}

const UNFINISHED = new Error('the game is not over');

function faultOf(error: unknown): Fault {
  if (error === UNFINISHED) return 'unfinished';
  return error instanceof Refusal ? error : 'not-readable';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
