/** The way to the table of this device. */
import { companyFor, lastAlone } from '../server/alone';
import type { Channel, Listener } from '../server/connection';
import { lastSeen } from '../server/lastseen';
import { session } from '../server/session.svelte';
import { tablePath } from '../server/tables';
import { below } from '../browser/below';
import { HERE } from '../browser/taken';
import { i18n } from '../words/i18n.svelte';
import { OPTIONS } from '../wire/facts.gen';
import type { Reason } from '../wire/protocol.gen';
import { Refusal } from '../wire/refusal';
import { type Aside, LocalChannel, type Wanted } from './channel';
import type { House } from './house';
import { kitToPlay } from './kit';
import { HouseThere } from './remote';
import { takeSeat } from './seat';
import { shelf } from './shelf';
import type { LocalWish } from './table';

/** Sit down at the table of this device; a `Refusal` if it is open in another tab, or cannot be played here. */
export async function wayHere(
  wanted: Wanted,
  name: string,
  aside: Pick<Aside, 'unkept' | 'failed'>,
): Promise<(listener: Listener) => Channel> {
  await i18n.need(['pocket']);
  if (typeof WebAssembly === 'undefined') throw refused('local/no-kernel');
  if (crypto.subtle === undefined) throw refused('local/not-safe');
  const leave = await takeSeat();
  if (leave === null) throw refused('local/other-tab');
  const open = await houseHere();
  return (listener) => {
    const told = { ...aside, left: leave, begun: () => history.replaceState(null, '', below(tablePath(HERE))) };
    return new LocalChannel(listener, open(), shelf, wishFor(name), told, wanted);
  };
}

/** How to open a house on this device. */
export async function houseHere(): Promise<() => House> {
  const isServed = Boolean(navigator.serviceWorker?.controller);
  const kit = await kitToPlay(globalThis.caches, isServed);
  return () => new HouseThere(new Worker(kit.house, { type: 'module' }));
}

/** What somebody plays alone, with those of the house who would come. */
function wishFor(name: string): LocalWish {
  const alone = lastAlone();
  const { players, more_cards, pick_designators } = alone;
  const { rounds, goal, dabbscheedel } = OPTIONS;
  const ends = { rounds: rounds.usual, goal: goal.usual, dabbscheedel: dabbscheedel.usual };
  const options = { players, more_cards, pick_designators, ...ends };
  return { options, name: session.me?.name ?? nameBefore() ?? name, bots: companyFor(alone) };
}

/** Without a network nobody can ask who this is: the name at the table seen last. */
function nameBefore(): string | null {
  const { table, you } = lastSeen() ?? { table: null, you: { seat: null } };
  const seat = you.seat === null ? null : table?.seats[you.seat];
  return seat?.kind === 'person' ? seat.name : null;
}

/** Why something of this device cannot be had now. */
export function refused(code: string): Refusal {
  const reason: Reason = { code, message: 'this table cannot be played here', rule: null, context: {} };
  return new Refusal(reason);
}
