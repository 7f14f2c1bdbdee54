/** A game that is over feeds a screen: as a seat saw it, or with all hands open. */
import type { Pace } from '../browser/pace';
import { seenOf } from '../game/seen';
import { ask } from '../server/api';
import { type Moment, momentsOf, Screen } from '../table/screen/screen.svelte';
import type { Source } from '../table/screen/source';
import type { Reason, Replay, SeatNumber, Snapshot } from '../wire/protocol.gen';
import { Refusal } from '../wire/refusal';
import { t } from '../words/i18n.svelte';
import { type Stand, standsOf } from './course';
import { pauseAtMost, WATCHING } from './pausing';
import { isNameless } from './telling';

/** Milliseconds until somebody who did not answer is asked again. */
const AGAIN = 2_000;

export class Recorded implements Source {
  /** Who looks: a seat, or nobody, and all hands are open. */
  seat = $state<SeatNumber | null>(null);
  /** Why there is nothing to show. */
  problem = $state.raw<Reason | null>(null);
  readonly screen: Screen;
  /** Where each of its moments stands. */
  readonly stands: readonly Stand[] = $derived.by(() => standsOf(this.screen.moments));
  readonly decision = null;
  readonly link = 'open';
  /** How it is told, by who looks. */
  readonly #told: (seat: SeatNumber | null) => Promise<Replay>;
  /** What was told before, by who looks. */
  readonly #known = new Map<SeatNumber | null, readonly Moment[]>();
  /** Counts the looks; what was asked for one before is no longer wanted. */
  #looks = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, pace: () => Pace, told: ((seat: SeatNumber | null) => Promise<Replay>) | null = null) {
    this.#told = told ?? ((seat) => toldOf(id, seat));
    this.screen = new Screen(pauseAtMost(WATCHING, pace));
  }

  /** The number of the round on the screen, from 1. */
  get round(): number {
    return Math.max(1, this.#rounds.filter((at) => at <= this.screen.at).length);
  }

  open(): void {
    void this.lookAs(this.seat);
  }

  close(): void {
    this.#looks++;
    clearTimeout(this.#timer);
    this.screen.stop();
  }

  /** Look with other eyes, at the same moment. */
  async lookAs(seat: SeatNumber | null): Promise<void> {
    const look = ++this.#looks;
    clearTimeout(this.#timer);
    this.problem = null;
    try {
      const moments = this.#known.get(seat) ?? (await this.#ask(seat));
      if (look !== this.#looks) return;
      this.#known.set(seat, moments);
      this.seat = seat;
      this.screen.lay(moments, Math.max(0, this.screen.at));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (look !== this.#looks) return;
      this.problem = error.reason;
      if (error.isPassing) this.#timer = setTimeout(() => void this.lookAs(seat), AGAIN);
    }
  }

  /** Play on; at the end, from the beginning. */
  playOn(): void {
    if (this.screen.isAtEnd) this.screen.goTo(0);
    this.screen.play();
  }

  playOrHalt(): void {
    if (this.screen.isPlaying && !this.screen.isAtEnd) this.screen.halt();
    else this.playOn();
  }

  /** To where the trick began, or the one before if that is where it is. */
  trickBack(): void {
    this.screen.goTo(this.#tricks.findLast((at) => at < this.screen.at) ?? 0);
  }

  /** To where the next trick begins; after the last one to the end. */
  trickForth(): void {
    this.screen.goTo(this.#tricks.find((at) => at > this.screen.at) ?? this.screen.moments.length - 1);
  }

  /** To where the round was dealt, or the one before if that is where it is. */
  roundBack(): void {
    this.screen.goTo(this.#rounds.findLast((at) => at < this.screen.at) ?? 0);
  }

  /** To where the next round was dealt; after the last one to the end. */
  roundForth(): void {
    this.screen.goTo(this.#rounds.find((at) => at > this.screen.at) ?? this.screen.moments.length - 1);
  }

  /** The moments at which cards were dealt. */
  get #rounds(): readonly number[] {
    return this.screen.moments.flatMap(({ event }, at) => (event?.type === 'dealt' ? [at] : []));
  }

  /** The moments at which a trick begins: cards were dealt, or the one before was taken. */
  get #tricks(): readonly number[] {
    return this.screen.moments.flatMap(({ event }, at) =>
      event?.type === 'dealt' || event?.type === 'trick-taken' ? [at] : [],
    );
  }

  async #ask(seat: SeatNumber | null): Promise<readonly Moment[]> {
    const { snapshot, events } = await this.#told(seat);
    const first: Moment = { event: null, seen: seenOf(inWords(snapshot)) };
    return [first, ...momentsOf(first, events)];
  }
}

/** Whose name is not told is called by the seat, in the language of the page. */
function inWords(snapshot: Snapshot): Snapshot {
  const seats = snapshot.table.seats.map((sitting, seat) =>
    isNameless(sitting, seat) ? { ...sitting, name: t('replay-player', { number: seat + 1 }) } : sitting,
  );
  return { ...snapshot, table: { ...snapshot.table, seats } };
}

function toldOf(id: string, seat: SeatNumber | null): Promise<Replay> {
  const as = seat === null ? '' : `?seat=${seat}`;
  return ask<Replay>('GET', `/api/games/${encodeURIComponent(id)}/events${as}`);
}
