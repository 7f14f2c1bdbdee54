/** Looking at a game together: one leads, the others follow or look around; nothing of it is kept. */
import { Backoff } from '../server/backoff';
import type { Company, Looked, Member, Pointed, Spoken } from '../wire/bodies.gen';
import type { LeadTo, PassLead, PointAt, SayHere, StayHere } from '../wire/questions.gen';
import type { CardCode, Phrase } from '../wire/protocol.gen';
import { PROTOCOL } from '../wire/protocol.gen';

/** What somebody did that passes: it is shown for a while. */
export type Passing =
  { readonly who: Member; readonly card: CardCode } | { readonly who: Member; readonly phrase: Phrase };

type Heard = Company | Looked | Pointed | Spoken;

/** Milliseconds a word or a finger stays. */
const STAYS = 4_000;
/** After a proxy's usual patience nobody would be heard any more. */
const PING = 25_000;

export class Together {
  company = $state.raw<Company | null>(null);
  passing = $state.raw<Passing | null>(null);
  /** Whether the leader's place is one's own. */
  isFollowing = $state(true);
  readonly isLeading: boolean = $derived.by(() => this.company !== null && this.company.leader === this.company.you);
  readonly #url: string;
  readonly #onplace: (place: string) => void;
  readonly #backoff = new Backoff();
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;
  #fades: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(id: string, onplace: (place: string) => void) {
    const { protocol, host } = location;
    this.#url = `${protocol.replace('http', 'ws')}//${host}/api/games/${encodeURIComponent(id)}/socket?protocol=${PROTOCOL}`;
    this.#onplace = onplace;
  }

  open(): void {
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.onmessage = ({ data }) => {
      this.#backoff.reset();
      this.#hear(JSON.parse(String(data)) as Heard);
    };
    socket.onclose = () => this.#lost();
    clearInterval(this.#pings);
    this.#pings = setInterval(() => this.#send({ type: 'ping' }), PING);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#fades);
    clearInterval(this.#pings);
    this.#socket?.close();
  }

  /** Who leads takes the others along. */
  look(place: string): void {
    if (this.isLeading && this.company?.place !== place) {
      this.company = { ...this.company!, place };
      this.#send({ type: 'look', place });
    }
  }

  follow(isFollowing: boolean): void {
    this.isFollowing = isFollowing;
    if (isFollowing && this.company && !this.isLeading) this.#onplace(this.company.place);
  }

  point(card: CardCode): void {
    this.#send({ type: 'point', card });
  }

  say(phrase: Phrase): void {
    this.#send({ type: 'say', phrase });
  }

  passOn(to: number): void {
    this.#send({ type: 'pass', to });
  }

  #hear(heard: Heard): void {
    if (heard.type === 'company') this.#meet(heard);
    else if (heard.type === 'looked') this.#taken(heard.place);
    else this.#pass(heard);
  }

  #meet(company: Company): void {
    const isNew = this.company === null;
    this.company = company;
    if (isNew && company.place !== '') this.#taken(company.place);
  }

  #taken(place: string): void {
    if (this.company) this.company = { ...this.company, place };
    if (this.isFollowing && !this.isLeading) this.#onplace(place);
  }

  #pass(heard: Extract<Heard, { who: number }>): void {
    const who = this.company?.people.find(({ number }) => number === heard.who);
    if (who === undefined) return;
    this.passing = heard.type === 'said' ? { who, phrase: heard.phrase } : { who, card: heard.card };
    clearTimeout(this.#fades);
    this.#fades = setTimeout(() => (this.passing = null), STAYS);
  }

  #send(words: LeadTo | PointAt | SayHere | PassLead | StayHere): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(words));
  }

  #lost(): void {
    if (this.#isClosed) return;
    this.company = null;
    this.#timer = setTimeout(() => this.open(), this.#backoff.next());
  }
}
