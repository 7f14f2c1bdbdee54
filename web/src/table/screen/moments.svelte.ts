/** What shows for a moment only: a role that was named, what somebody said, what is read aloud. */
import { announce } from '../../words/announce';
import { companyNews } from '../../words/company';
import { suitOf } from '../../game/cards';
import type { Say } from '../../words/i18n.svelte';
import { isMuted, mute } from './muted';
import type {
  AnyEvent,
  AwayReason,
  CardCode,
  GameView,
  Phrase,
  RoleName,
  RoundScored,
  SeatNumber,
  SuitLetter,
  TableEnded,
} from '../../wire/protocol.gen';
import type { CountedRound } from '../../game/round';
import type { Seen } from '../../game/seen';
import type { Choices } from '../../browser/settings.svelte';

/** A suit got its role; `card` did it, or none where nix is left over. */
export interface Named {
  readonly role: RoleName;
  readonly suit: SuitLetter;
  readonly card: CardCode | null;
}

export interface Line {
  readonly key: number;
  readonly text: string;
}

const BANNER = 2_000;
const SPEECH = 4_000;
const NOTICE = 5_000;
const LINES = 6;
const NOTICES = 2;
/** Events that everybody should see as well, although nothing else on the screen may change. */
const NOTICED: readonly AnyEvent['type'][] = ['seat-left', 'host-passed'];
/** Who watches again within so many milliseconds is no news. */
const WATCHED = 60_000;

export class Moments {
  named = $state.raw<Named | null>(null);
  /** The suit that was left over when the last but one was named. */
  rest = $state.raw<Named | null>(null);
  said = $state.raw<ReadonlyMap<SeatNumber, Phrase>>(new Map());
  /** The newest sentences, for the live region. */
  lines = $state.raw<readonly Line[]>([]);
  /** Who has left, who is the host now, who watches. */
  notices = $state.raw<readonly Line[]>([]);
  /** The round that was counted last, if it was seen. */
  counted = $state.raw<CountedRound | null>(null);
  /** The seats of people who have gone, and for whom nobody plays yet. */
  absent = $state.raw<readonly SeatNumber[]>([]);
  /** Why a bot plays for this person, if it is known. */
  awayFor = $state<AwayReason | null>(null);
  /** Why the table was closed, if it is known. */
  endedFor = $state<TableEnded['reason'] | 'operator' | null>(null);

  #lines = 0;
  #seen: Seen | null = null;
  #watchers = 0;
  #watching: ReturnType<typeof setTimeout> | undefined;
  #banner: ReturnType<typeof setTimeout> | undefined;
  readonly #speeches = new Map<SeatNumber, ReturnType<typeof setTimeout>>();
  readonly #t: Say;
  readonly #settings: () => Readonly<Choices>;

  constructor(t: Say, settings: () => Readonly<Choices>) {
    this.#t = t;
    this.#settings = settings;
  }

  /** Takes an event as it comes to the screen. */
  readonly watch = (event: AnyEvent, before: Seen, after: Seen): void => {
    this.look(before);
    if (this.#seen === before) this.#seen = after;
    if (event.type === 'said' && (this.#settings().chatMuted || isMuted(after.table.id, event.seat))) return;
    if (event.type === 'seat-taken') mute(after.table.id, event.seat, false);
    const sentences = announce(event, before, after, this.#t, this.#settings().announce);
    const isMissing = event.type === 'nonce-added' && event.missing;
    if (isMissing || NOTICED.includes(event.type)) this.notify(sentences);
    else this.hear(sentences);
    if (event.type === 'suit-designated') this.#name(event.role, event.suit, after);
    if (event.type === 'said') this.#say(event.seat, event.phrase);
    if (event.type === 'player-away' && event.seat === after.you.seat) this.awayFor = event.reason;
    if (event.type === 'table-ended') this.endedFor = event.operator ? 'operator' : event.reason;
    if (event.type === 'round-scored') this.#keep(after, event);
  };

  /** Takes a table as it comes to the screen, after events or as a whole; who looks back hears no news. */
  look(seen: Seen): void {
    const last = this.#seen?.table.id === seen.table.id ? this.#seen : null;
    if (last !== null && seen.seq < last.seq) return;
    if (last !== null) this.notify(companyNews(last, seen, this.#t));
    this.#seen = seen;
  }

  /** So many people watch; it is news if there were fewer for a while. */
  watched(count: number): void {
    clearTimeout(this.#watching);
    if (count > this.#watchers) this.notify([this.#t('announce-watchers', { count })]);
    if (count >= this.#watchers) this.#watchers = count;
    else this.#watching = setTimeout(() => (this.#watchers = count), WATCHED);
  }

  /** Read these sentences aloud. */
  hear(sentences: readonly string[]): void {
    const lines = sentences.map((text) => ({ key: this.#lines++, text }));
    this.lines = [...this.lines, ...lines].slice(-LINES);
  }

  /** Show these sentences for a moment, and read them aloud. */
  notify(sentences: readonly string[]): void {
    const first = this.#lines;
    this.hear(sentences);
    const lines = this.lines.filter(({ key }) => key >= first);
    if (lines.length === 0) return;
    this.notices = [...this.notices, ...lines].slice(-NOTICES);
    setTimeout(() => (this.notices = this.notices.filter((line) => !lines.includes(line))), NOTICE);
  }

  /** The round that was counted before this moment of a game; null if it was not seen. */
  countedBefore({ score }: GameView): CountedRound | null {
    const last = this.counted?.view.score;
    const isIt = last?.rounds === score.rounds && String(last.totals) === String(score.totals);
    return isIt ? this.counted : null;
  }

  dismiss(): void {
    clearTimeout(this.#banner);
    this.named = this.rest = null;
  }

  #name(role: RoleName, suit: SuitLetter, { table }: Seen): void {
    const last = table.game?.view.trick.at(-1);
    const card = last !== undefined && suitOf(last) === suit ? last : null;
    const now = { role, suit, card };
    if (card === null && this.named !== null) this.rest = now;
    else [this.named, this.rest] = [now, null];
    clearTimeout(this.#banner);
    this.#banner = setTimeout(() => this.dismiss(), BANNER);
  }

  #say(seat: SeatNumber, phrase: Phrase): void {
    this.said = new Map([...this.said, [seat, phrase]]);
    clearTimeout(this.#speeches.get(seat));
    this.#speeches.set(
      seat,
      setTimeout(() => this.#quiet(seat), SPEECH),
    );
  }

  #quiet(seat: SeatNumber): void {
    this.said = new Map([...this.said].filter(([other]) => other !== seat));
  }

  /** With the round its roles are over. */
  #keep({ table }: Seen, scored: RoundScored): void {
    this.dismiss();
    const view = table.game?.view;
    if (view !== undefined) this.counted = { view, scored };
  }
}
