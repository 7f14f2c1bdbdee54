/** The way to the table of this device. */
import { lastAlone } from '../server/alone';
import type { Channel, Listener } from '../server/connection';
import { session } from '../server/session.svelte';
import { CAST, OPTIONS } from '../wire/facts.gen';
import type { BotSeat, Reason } from '../wire/protocol.gen';
import { Refusal } from '../wire/refusal';
import { type Aside, LocalChannel, type LocalWish } from './channel';
import { HouseThere } from './remote';
import { shelf } from './shelf';

const LOCK = 'ebbes-device';

/** Sit down at the table of this device; a `Refusal` if it is open in another tab, or cannot be played here. */
export async function wayHere(
  isNew: boolean,
  name: string,
  aside: Omit<Aside, 'left'>,
): Promise<(listener: Listener) => Channel> {
  if (typeof WebAssembly === 'undefined' || crypto.subtle === undefined) throw refused('local/no-kernel');
  const leave = await takeSeat();
  if (leave === null) throw refused('local/other-tab');
  return (listener) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const told = { ...aside, left: leave };
    return new LocalChannel(listener, new HouseThere(worker), shelf, wishFor(name), told, isNew);
  };
}

/** What somebody plays alone, with those of the house who would come. */
function wishFor(name: string): LocalWish {
  const { players, strength, more_cards, pick_designators } = lastAlone();
  const { rounds, goal, dabbscheedel } = OPTIONS;
  const ends = { rounds: rounds.usual, goal: goal.usual, dabbscheedel: dabbscheedel.usual };
  const bots: BotSeat[] = CAST.slice(0, players - 1).map((bot) => (strength === null ? bot : { ...bot, strength }));
  return { options: { players, more_cards, pick_designators, ...ends }, name: session.me?.name ?? name, bots };
}

/** One tab at a time plays here; how to leave, null if another one does. */
function takeSeat(): Promise<(() => void) | null> {
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise((done) => {
    void navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
      if (lock === null) return done(null);
      return new Promise<void>((leave) => done(leave));
    });
  });
}

function refused(code: string): Refusal {
  const reason: Reason = { code, message: 'this table cannot be played here', rule: null, context: {} };
  return new Refusal(reason);
}
