/** Who somebody is, and the tables they can go to. */
import { forgetAlone, lastAlone, tableFor } from './alone';
import { ask, askAgain } from './api';
import { forgetSeen, lastSeen } from './lastseen';
import { CLOCK_SECONDS } from '../wire/facts.gen';
import type * as wire from '../wire/bodies.gen';
import type { Anybody, FormerPerson, LinkCode, NewTable, OwnName, WrittenCode } from '../wire/questions.gen';
import type { MyTable, TableCard } from '../wire/bodies.gen';
import type { SeatNumber, TableSettings } from '../wire/protocol.gen';
import { randomHex } from '../browser/random';
import { Refusal } from '../wire/refusal';
import { tellTabs } from '../browser/tabs';
import { DEVICE, HERE, IS_SITE, isTakenAlong } from '../browser/taken';
import { forgetWish, lastWish, type TableWish } from './wish';

/** As much of somebody as pages need. */
export type Me = Pick<wire.Me, 'id' | 'name'>;

/** As much of a table as it takes to go there. */
export type Place = Pick<TableCard, 'id' | 'code'>;

/** What somebody came to a table for: to begin at once, or to take a seat. */
export interface Errand {
  readonly table: string;
  readonly todo: 'start' | 'sit';
  /** The seat they want; any that is free without one. */
  readonly seat?: SeatNumber | null;
}

/** Refusals of a wish that was kept: the server has changed since. */
const OF_ANOTHER_TIME: readonly string[] = ['rule/bad-options', 'request/malformed', 'table/no-such-seat'];

/** The table seen last, as lists show it. */
function tablesBefore(): readonly MyTable[] {
  const last = lastSeen();
  if (last === null) return [];
  const { game, ...table } = last.table;
  return [{ ...table, playing: game !== null && game.stage !== 'over', seat: last.you.seat }];
}

export class Session {
  /** Null for nobody yet, undefined before the server was asked. */
  me = $state.raw<Me | null | undefined>(undefined);
  /** The open tables they have been at, the newest first. */
  tables = $state.raw<readonly MyTable[]>([]);

  /** Whether games go on, but the server lets nothing new begin. */
  maintenance = $state(false);

  /** Seconds for a decision by each clock, as this server has them. */
  clocks = $state.raw(CLOCK_SECONDS);

  /** Set by the page they come from, until the table has done it. */
  errand: Errand | null = null;

  /** The table to offer first: one they sit at and that plays today. */
  readonly leftOpen: MyTable | null = $derived(
    this.tables.find((table) => table.seat !== null && table.playing && !table.settings.over_days) ?? null,
  );

  /** Whether they have a game to which they come back when they have time. */
  readonly playsOverDays: boolean = $derived(
    this.tables.some((table) => table.seat !== null && table.settings.over_days),
  );

  /** Whether they have a seat at some table. */
  get sits(): boolean {
    return [...this.tables, ...tablesBefore()].some(({ seat, ended }) => seat !== null && !ended);
  }

  /** Whether a game goes on at one of them. */
  get plays(): boolean {
    return [...this.tables, ...tablesBefore()].some(({ seat, playing }) => seat !== null && playing);
  }

  /** Ask who this is, and where they were; until the server answers there is the table seen last. */
  async open(): Promise<void> {
    if (this.me === undefined) this.tables = tablesBefore();
    try {
      const { me, tables, maintenance, clocks } = await ask<wire.Visit>('GET', '/api/visit');
      this.me = me;
      this.tables = tables;
      this.maintenance = maintenance;
      this.clocks = { ...CLOCK_SECONDS, ...clocks };
    } catch (error) {
      this.tables = tablesBefore();
      throw error;
    }
  }

  /** On a page that needs nobody: who was at a table may hear of it, everybody else is not asked. */
  meet(): void {
    if (this.me === undefined && lastSeen() !== null) this.open().catch(() => undefined);
  }

  /** Be somebody: of this name, unless they are known by another one already. */
  async arrive(name: string): Promise<Me> {
    if (!this.me) await this.open(); // another tab may have been quicker
    this.me ??= await ask<Me, OwnName>('POST', '/api/me', { name });
    return this.me;
  }

  async rename(name: string): Promise<void> {
    this.me = await ask<Me, OwnName>('PATCH', '/api/me', { name });
  }

  /** Be forgotten by the server: games stay, without the name. */
  async leave(): Promise<void> {
    await ask('DELETE', '/api/me');
    this.me = null;
    this.tables = [];
    forgetSeen();
    tellTabs();
  }

  /** A new table with this person as its host, on seat 0. */
  createTable(wish: TableWish): Promise<TableCard> {
    const { seats = [], settings = {} } = wish;
    const others = [{ kind: 'open' }, ...seats] as const;
    return askAgain<TableCard, NewTable>('POST', '/api/tables', { id: randomHex(8), seat: 0, seats: others, settings });
  }

  /** A table alone against the house, for somebody of this name if they are nobody yet; without a server or a network, that of this device. */
  async playNow(name: string): Promise<Place> {
    if (IS_SITE || (isTakenAlong() && !navigator.onLine)) return this.playHere();
    await this.arrive(name);
    const table = await this.#tableAsWished(() => tableFor(lastAlone()), forgetAlone);
    this.errand = { table: table.id, todo: 'start' };
    return table;
  }

  /** A new game at the table of this device. */
  playHere(): Place {
    this.errand = { table: DEVICE, todo: 'start' };
    return { id: DEVICE, code: HERE };
  }

  /** A table that plays like the last one, with seats for friends. */
  invite(change: Partial<TableSettings> = {}): Promise<TableCard> {
    return this.#tableAsWished(() => ({ settings: { ...lastWish().settings, ...change } }), forgetWish);
  }

  /** A table where a stranger waits, or at which one comes to wait. */
  anybody(): Promise<TableCard> {
    return askAgain<TableCard, Anybody>('POST', '/api/anybody', { id: randomHex(8) });
  }

  /** What this person came to a table for; told once. */
  takeErrand(table: string): Errand | null {
    const { errand } = this;
    if (errand?.table !== table) return null;
    this.errand = null;
    return errand;
  }

  async #tableAsWished(wish: () => TableWish, forget: () => void): Promise<TableCard> {
    try {
      return await this.createTable(wish());
    } catch (error) {
      if (!(error instanceof Refusal && OF_ANOTHER_TIME.includes(error.code))) throw error;
      forget();
      return this.createTable(wish());
    }
  }

  /** A link that lets one more device be this person. */
  linkDevice(): Promise<wire.DeviceLink> {
    return ask('POST', '/api/me/link');
  }

  /** Whom this device would become by a link; nothing happens yet. */
  lookAtLink(code: string): Promise<wire.Owner> {
    return ask<wire.Owner, LinkCode>('POST', '/api/link/look', { code });
  }

  /** Become the person who made the link. */
  async useLink(code: string): Promise<void> {
    await ask<Me, LinkCode>('POST', '/api/link', { code });
    await this.#become();
  }

  /** Become the person whose written code it is. */
  async useRecovery(code: string): Promise<void> {
    await ask<Me, WrittenCode>('POST', '/api/recovery', { code });
    await this.#become();
  }

  /** Who this device was before, and can be again; the last one first. */
  before(): Promise<readonly Me[]> {
    return ask('GET', '/api/me/before');
  }

  async goBack(id: string): Promise<void> {
    await ask<Me, FormerPerson>('POST', '/api/me/return', { id });
    await this.#become();
  }

  /** This device is somebody else: what it shows of before is not theirs. */
  async #become(): Promise<void> {
    forgetSeen();
    tellTabs();
    await this.open();
  }
}

/** The table with the code its people tell each other. */
export function findTable(code: string): Promise<TableCard> {
  return ask('GET', `/api/codes/${encodeURIComponent(cleanCode(code))}`);
}

export function publicTables(): Promise<TableCard[]> {
  return ask('GET', '/api/tables');
}

/** The record of a finished game, counted from 1. */
export function recordOf(table: string, number: number): Promise<unknown> {
  return ask('GET', `/api/tables/${encodeURIComponent(table)}/games/${number}`);
}

/** Where a finished game is told again. */
export async function reviewOf(table: string, number: number): Promise<string> {
  const path = `/api/tables/${encodeURIComponent(table)}/games/${number}/id`;
  const { id } = await ask<wire.GameId>('GET', path);
  return `/g/${encodeURIComponent(id)}`;
}

/** Where the socket of a table is. */
export function socketUrl(table: string, here: Location = location): string {
  return `${socketsOf(here)}/api/tables/${encodeURIComponent(table)}/socket`;
}

/** Where a person's own socket is. */
export function ownSocketUrl(here: Location = location): string {
  return `${socketsOf(here)}/api/me/socket`;
}

function socketsOf({ protocol, host }: Location): string {
  return `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}`;
}

/** A code as people type it, without spaces and dashes. */
export function cleanCode(typed: string): string {
  return typed.replace(/[\s._-]/g, '').toUpperCase();
}

/** What a link for a second device carries: `/#link=…`. */
export function linkCode(hash: string): string | null {
  return /^#link=([\w-]+)$/.exec(hash)?.[1] ?? null;
}

export const session = new Session();
