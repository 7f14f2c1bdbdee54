/** The way to a table by its code: find it, connect, do what somebody came for. */
import { announceRoles, announceTrick } from '../../words/announce';
import { rememberTotals } from '../score/totals';
import { i18n } from '../../words/i18n.svelte';
import { keepSeen, lastSeen } from '../../server/lastseen';
import { Moments } from './moments.svelte';
import type { Reason, SeatNumber } from '../../wire/protocol.gen';
import { Refusal } from '../../wire/refusal';
import type { Seen } from '../../game/seen';
import { cleanCode, findTable, session, socketUrl } from '../../server/session.svelte';
import { DEVICE, gameHere } from '../../browser/taken';
import { isNewcomer, wasOffered } from '../../browser/newcomer';
import { router } from '../../browser/route.svelte';
import { settings } from '../../browser/settings.svelte';
import { Sounds } from '../../browser/sounds';
import { Table, type Way } from './table.svelte';
import { type Deed, mayDo, onlookerOf, type SheetName } from './actions';
import type { KeyMeaning } from './keys';
import { Turn } from './turn.svelte';

/** A table with everything a page shows of it. */
export interface Opened {
  readonly table: Table;
  readonly turn: Turn;
}

/** How long until a server that does not answer is asked again, and until what was seen is kept. */
const AGAIN = 4_000;
const SETTLED = 300;

export class TablePage {
  opened = $state.raw<Opened | null>(null);
  /** Why there is no table to show. */
  problem = $state.raw<Reason | null>(null);
  sheet = $state<SheetName | null>(null);
  /** Whether somebody plays here for the first time, and has not yet said no to the lesson. */
  isNew = $state(false);
  /** Whether a game is on, as far as is known before the table itself is seen. */
  isPlaying = $state<boolean | null>(null);
  readonly moments = new Moments(i18n.t, () => settings.now);
  readonly #sounds = new Sounds(() => settings.now);
  #id: string | null = null;
  /** Counts those who came; what was asked for one before is no longer wanted. */
  #visits = 0;
  #asking: ReturnType<typeof setTimeout> | undefined;
  #keeping: ReturnType<typeof setTimeout> | undefined;

  /** Find the table and follow it; without a network as it was seen last, until there is one. */
  async open(code: string): Promise<void> {
    const visit = ++this.#visits;
    try {
      const number = gameHere(code);
      if (number !== undefined) return await this.#here(visit, number);
      const [{ id, playing }] = await Promise.all([findTable(code), session.open()]);
      if (visit === this.#visits) this.#found(id, playing);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (visit === this.#visits) this.#missed(code, error);
    }
  }

  close(): void {
    this.#visits++;
    this.problem = this.sheet = null;
    clearTimeout(this.#asking);
    clearTimeout(this.#keeping);
    this.opened?.table.close();
    this.opened = null;
  }

  /** Keep what is seen, for a time without a network, and the points for the end of the game. */
  keep(seen: Seen): void {
    clearTimeout(this.#keeping);
    this.#keeping = setTimeout(() => {
      if (!this.opened?.table.isHere) keepSeen(seen);
      rememberTotals(seen);
    }, SETTLED);
  }

  /** Connect anew, as whoever they have become. */
  reconnect(): void {
    if (this.#id !== null) this.#follow(this.#id);
  }

  /** Begin at once, or sit down, if that is what they came for. */
  begin(): void {
    const errand = this.#id === null ? null : session.takeErrand(this.#id);
    if (errand?.todo === 'start') this.#start();
    if (errand?.todo === 'sit') void this.opened?.table.do({ type: 'take-seat', seat: errand.seat ?? null });
  }

  #start(): void {
    this.#welcome();
    void this.opened?.table.do({ type: 'start-game' });
  }

  /** Who is new hears of the lesson, once. */
  #welcome(): void {
    this.isNew = isNewcomer();
    wasOffered();
  }

  /** Sit down; who is nobody yet becomes somebody, which only a new connection knows. */
  async takeSeat(seat: SeatNumber | null, name: string): Promise<void> {
    if (!session.me) {
      await session.arrive(name);
      this.reconnect();
    }
    this.sheet = null;
    await this.opened?.table.do({ type: 'take-seat', seat });
  }

  /** Do what a key means; whether it meant something. */
  press(meaning: KeyMeaning): boolean {
    if (this.opened === null) return false;
    const { table, turn } = this.opened;
    const picking = table.prompt?.kind === 'pick-designator';
    switch (meaning.kind) {
      case 'place':
        if (picking) turn.decision.number = meaning.place;
        else this.#tapAt(meaning.place);
        return true;
      case 'suit':
        if (picking) turn.decision.suit = meaning.suit;
        return picking;
      default:
        return this.#act(meaning);
    }
  }

  /** Do what an action does, if it is for whoever sits here; whether it was for this page. */
  #act(deed: Deed): boolean {
    const onlooker = this.opened && onlookerOf(this.opened.table);
    if (onlooker === null || !mayDo(deed, onlooker)) return false;
    if (deed.kind === 'sheet') this.sheet = deed.sheet;
    else if (deed.kind === 'page') router.go(deed.path);
    else return this.#know(deed.kind);
    return true;
  }

  #know(kind: Exclude<Deed['kind'], 'sheet' | 'page'>): boolean {
    const { table, turn } = this.opened as Opened;
    if (kind === 'hint') void turn.ask();
    if (kind === 'on') turn.go();
    if (kind === 'back') turn.forget();
    if (kind === 'roles' && table.seen) this.moments.hear(announceRoles(table.seen, i18n.t));
    if (kind === 'trick' && table.seen) this.moments.hear(announceTrick(table.seen, i18n.t));
    return kind !== 'hand';
  }

  #tapAt(place: number): void {
    const card = this.opened?.turn.hand[place - 1];
    if (card !== undefined) this.opened?.turn.tap(card);
  }

  /** The table of this device comes with its own server, in a file of its own. */
  async #here(visit: number, number: number | null): Promise<void> {
    const { wayHere } = await import('../../local/here');
    const isNew = session.takeErrand(DEVICE)?.todo === 'start';
    if (isNew) this.#welcome();
    const way = await wayHere(isNew ? 'new' : number, i18n.t('home-name-suggestion'), {
      unkept: () => this.moments.notify([i18n.t('table-unkept')]),
      failed: (reason) => (this.problem = reason),
    });
    if (visit === this.#visits) this.#follow(DEVICE, null, way);
    else
      way({
        shown: () => undefined,
        happened: () => undefined,
        linked: () => undefined,
        watched: () => undefined,
        missed: () => undefined,
      }).close();
  }

  #found(id: string, playing: boolean): void {
    this.problem = null;
    this.isPlaying = playing;
    if (this.opened === null) this.#follow(id);
  }

  #missed(code: string, why: Refusal): void {
    if (why.isPassing) this.#openLater(code);
    if (this.opened === null) this.problem = why.reason;
  }

  #openLater(code: string): void {
    const last = lastSeen();
    if (last?.table.code === cleanCode(code) && this.opened === null) this.#follow(last.table.id, last);
    this.#asking = setTimeout(() => void this.open(code), AGAIN);
  }

  #follow(id: string, last: Seen | null = null, way: Way = socketUrl(id)): void {
    this.opened?.table.close();
    this.#id = id;
    const table = new Table(way, () => settings.now.pace);
    table.screen.watch(this.moments.watch);
    table.screen.watch(this.#sounds.watch);
    const turn = new Turn(table, () => settings.now, i18n.t);
    table.screen.watch(turn.watch);
    if (last !== null) table.recall(last);
    this.opened = { table, turn };
    table.open();
  }
}
