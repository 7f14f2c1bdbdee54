/** The person's own line: where games wait for them, and what else they should hear wherever they are. */
import { ownSocketUrl, session } from './session.svelte';
import { Backoff } from './backoff';
import { Line, type Ear } from './line';
import { CLOSED_BY } from '../wire/facts.gen';
import { PROTOCOL, type PersonMessage, type SeatGiven, type SeatWanted, type Turn } from '../wire/protocol.gen';

/** What somebody is asked or offered at a table: who would like a seat there, or that one's own is free. */
export type Invitation = SeatWanted | SeatGiven;

/** Whoever wants to hear of something. */
type Hear = (message: PersonMessage) => void;

/** Codes after which nobody is let in any more: who they were holds no more, or they are turned away. */
const OVER: readonly number[] = [CLOSED_BY.revoked, CLOSED_BY.banned, CLOSED_BY.tooMany];
/** Milliseconds between two tries at most: the server may have a reason it cannot tell a page. */
const LONGEST_PAUSE = 60_000;

export class PersonChannel {
  /** The games that wait for this person, the newest first. */
  turns = $state.raw<readonly Turn[]>([]);
  /** What waits for an answer of theirs, one of each table, the newest first. */
  invitations = $state.raw<readonly Invitation[]>([]);
  readonly #ears = new Set<Hear>();
  #line: Line | null = null;

  /** Hear what the server has to tell this person; the line is there as long as anybody does. Returns how to stop. */
  listen(hear: Hear = () => undefined): () => void {
    this.#ears.add(hear);
    if (this.#ears.size === 1) document.addEventListener('visibilitychange', this.#look);
    this.#look();
    return () => {
      this.#ears.delete(hear);
      if (this.#ears.size === 0) document.removeEventListener('visibilitychange', this.#look);
      this.#look();
    };
  }

  /** A page nobody looks at sleeps, unless there is a game that may come to wait. */
  readonly #look = (): void => {
    const sleeps = document.visibilityState === 'hidden' && this.turns.length === 0 && !session.plays;
    if (this.#ears.size === 0 || sleeps) this.#hangUp();
    else if (this.#line === null) this.#open();
  };

  #open(): void {
    const ear: Ear = {
      address: () => `${ownSocketUrl()}?protocol=${PROTOCOL}`,
      opened: () => undefined,
      heard: (text) => this.#hear(JSON.parse(text) as PersonMessage),
      lost: (code) => this.#lost(code),
    };
    this.#line = new Line(ear, new Backoff(LONGEST_PAUSE));
    this.#line.open();
  }

  #hangUp(): void {
    this.#line?.close();
    this.#line = null;
    if (this.#ears.size === 0) this.#forget();
  }

  #hear(message: PersonMessage): void {
    this.turns = turnsAfter(this.turns, message);
    this.invitations = invitationsAfter(this.invitations, message);
    for (const hear of this.#ears) hear(message);
  }

  #lost(code: number): number | null {
    if (!OVER.includes(code)) return 0;
    this.#forget();
    return null;
  }

  #forget(): void {
    this.turns = [];
    this.invitations = [];
  }
}

/** The games that wait after a message; one that was overtaken changes nothing. */
export function turnsAfter(turns: readonly Turn[], message: PersonMessage): readonly Turn[] {
  switch (message.type) {
    case 'hello':
      return message.turns;
    case 'turn':
      return [message, ...turns.filter(({ table }) => table !== message.table)];
    case 'turn-over':
    case 'game-over':
      return turns.filter(({ table, seq }) => table !== message.table || seq > message.seq);
    default:
      return turns;
  }
}

/** What waits for an answer after a message; where nobody asks any more, nothing does. */
export function invitationsAfter(known: readonly Invitation[], message: PersonMessage): readonly Invitation[] {
  if (message.type !== 'seat-wanted' && message.type !== 'seat-given') return known;
  const others = known.filter(({ table }) => table !== message.table);
  return message.type === 'seat-wanted' && message.names.length === 0 ? others : [message, ...others];
}

export const channel = new PersonChannel();
