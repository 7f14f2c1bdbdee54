/** A table on this device: what a server does, done here. It deals, lets bots play, and tells what seat 0 may know. */
import { Chance, commitmentOf, gameKey } from '../browser/chance';
import { fromHex, randomHex, toHex } from '../browser/random';
import { DEVICE, rememberUnfinished, type Unfinished } from '../browser/taken';
import { HIDDEN } from '../game/cards';
import { after, onTheWay, type Seen } from '../game/seen';
import type { Deal, Move } from '../kernel';
import type { Channel, Listener, Wish } from '../server/connection';
import type { Hint } from '../server/hint';
import { rememberDrawn, rememberTold } from '../server/witness';
import { Refusal } from '../wire/refusal';
import type * as wire from '../wire/protocol.gen';
import { Effort } from './effort';
import { again, type House, type Told } from './house';
import { opinionOf } from './opinion';
import { FORMAT, type KeptGame, type KeptRound, dealtRound, ME, recordOf, roundAfter, standingAfter } from './record';
import type { Shelf } from './shelf';
import { emptyTable, type LocalWish, openingOf } from './table';

const UNPLAYED = { rounds: [], isOver: false, totals: [], winners: [] };
const NOBODYS = '0'.repeat(64);
const BROKEN = 'local/broken';
/** Who asks for a hint waits so much longer than for a bot. */
const PATIENCE = 4;

/** What a channel may want to say beside the game. */
export interface Aside {
  /** The game could not be kept: the device has no room, or keeps nothing. */
  unkept(): void;
  /** It cannot be played here. */
  failed(reason: wire.Reason): void;
  /** The table is left: another tab may sit down. */
  left(): void;
  /** A new game has begun. */
  begun(): void;
}

/** Which game somebody wants: a new one, the one of a number, or whichever was the last. */
export type Wanted = 'new' | number | null;

export class LocalChannel implements Channel {
  #seen: Seen;
  #game: KeptGame | null = null;
  #chance: Chance | null = null;
  #told: Told | null = null;
  /** Whether this game lies on the shelf. */
  #isKept = false;
  #wasUnkept = false;
  /** One thing happens after the other. */
  #work: Promise<unknown> = Promise.resolve();
  #keeping: Promise<unknown> = Promise.resolve();
  #isOpen = false;
  readonly #effort = new Effort();

  constructor(
    private readonly listener: Listener,
    private readonly house: House,
    private readonly shelf: Shelf,
    private readonly wish: LocalWish,
    private readonly aside: Aside,
    private readonly wanted: Wanted = null,
  ) {
    this.#seen = emptyTable(wish);
  }

  /** Go on with the game that is kept, or show how it ended; without one, begin. */
  open(): void {
    this.#isOpen = true;
    this.#inTurn(() => this.#resume()).catch((error: unknown) => this.#fail(error, 'local/no-kernel'));
  }

  close(): void {
    this.#isOpen = false;
    this.house.close();
    this.aside.left();
    this.listener.linked('closed');
  }

  async send(wish: Wish): Promise<number> {
    return this.#inTurn(() => this.#carryOut(wish));
  }

  /** What the strongest of the house thinks of one's choices. */
  hint(): Promise<Hint> {
    return this.#inTurn(async () => {
      const weighed = await this.house.weigh(PATIENCE * this.#effort.now);
      return { seq: this.#seen.seq, choices: weighed.map(opinionOf) };
    });
  }

  async record(): Promise<unknown> {
    return this.#game && recordOf(this.#game);
  }

  #inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const done = this.#work.then(work);
    this.#work = done.catch(() => undefined);
    return done;
  }

  async #resume(): Promise<void> {
    const kept = await this.#wantedGame();
    if (kept === null) await this.#start();
    else await this.#again(kept);
    this.listener.shown(this.#seen);
    this.listener.linked('open');
    this.#letGoOn();
  }

  async #wantedGame(): Promise<KeptGame | null> {
    if (this.wanted === 'new') return null;
    if (this.wanted === null) return this.shelf.current();
    const kept = await this.shelf.game(this.wanted);
    if (kept === null) throw refusal('table/no-such-game', `no game ${this.wanted} on this device`);
    return kept;
  }

  #letGoOn(): void {
    this.#inTurn(() => this.#goOn()).catch((error: unknown) => this.#fail(error, BROKEN));
  }

  /** Something went wrong that nobody here can mend; what was kept stays kept. */
  #fail(error: unknown, code: string): void {
    if (!this.#isOpen) return;
    const isMissing = error instanceof Error && error.name === 'Missing';
    const { reason } = error instanceof Refusal ? error : refusal(isMissing ? 'local/missing' : code, String(error));
    this.aside.failed(reason);
  }

  /** Play a game again as it was kept, at once. Nothing can be played on before all of it was. */
  async #again(kept: KeptGame): Promise<void> {
    this.#seen = emptyTable({ options: kept.options, name: kept.name, bots: kept.bots });
    this.#isKept = true;
    await this.#begin(kept);
    const events: wire.AnyEvent[] = [...openingOf(kept)];
    let last: Told | null = null;
    for (const [at, round] of kept.rounds.entries()) {
      for await (const told of again(this.house, round, at, kept.options)) {
        events.push(...seenBy(told));
        last = told;
      }
    }
    this.#told = last;
    this.#seen = this.#after([...events, ...proofOf(kept)]);
  }

  async #carryOut(wish: Wish): Promise<number> {
    switch (wish.type) {
      case 'start-game':
        await this.#start();
        break;
      case 'play-card':
        await this.#play({ kind: wish.type, card: wish.card });
        break;
      case 'pick-designator':
        await this.#play({ kind: wish.type, card: wish.card });
        break;
      case 'name-starter':
        await this.#play({ kind: wish.type, starter: wish.starter });
        break;
      default:
        throw refusal('table/not-now', `${wish.type} at a table of this device`);
    }
    const { seq } = this.#seen;
    this.#letGoOn();
    return seq;
  }

  /** A new game: the device binds itself to a secret, then draws a nonce for who plays here. */
  async #start(): Promise<void> {
    if (this.#game !== null && !this.#game.isOver) throw refusal('table/not-now', 'a game is on');
    const secret = fromHex(randomHex(32));
    const commitment = toHex(await commitmentOf(secret));
    await this.#keeping;
    const number = await this.shelf.next();
    const nonces = [randomHex(32), ...this.wish.bots.map(() => NOBODYS)];
    const { options, name, bots } = this.wish;
    const sworn = { secret: toHex(secret), commitment, nonces };
    const game = { format: FORMAT, number, begun: Date.now(), options, name, bots, ...sworn, ...UNPLAYED };
    const sealed = { table: DEVICE, number, commitment, seat: ME };
    rememberDrawn(sealed, nonces[ME] ?? NOBODYS);
    rememberTold(sealed, nonces[ME] ?? NOBODYS);
    this.#seen = emptyTable(this.wish);
    this.#isKept = false;
    await this.#begin(game);
    this.#tell(openingOf(game));
    this.aside.begun();
  }

  async #begin(game: KeptGame): Promise<void> {
    this.#game = game;
    this.#told = null;
    await this.house.begin(game.options);
    const { players, more_cards } = game.options;
    const key = await gameKey(fromHex(game.secret), game.nonces.map(fromHex));
    this.#chance = new Chance(key, players, more_cards);
  }

  async #play(move: Move): Promise<void> {
    if (this.#told?.turn !== ME) throw refusal('table/stale', 'it is not your turn');
    const told = await this.house.play(move);
    if ('refused' in told) throw new Refusal(told.refused);
    this.#tell(this.#take(told));
  }

  /** Deal, and let the house play, until somebody here has to decide. */
  async #goOn(): Promise<void> {
    while (this.#isOpen && this.#game !== null && !this.#game.isOver) {
      const { phase, turn } = this.#told ?? { phase: 'deal', turn: null };
      if (phase === 'deal') this.#tell(await this.#deal(await this.#nextDeal(this.#game)));
      else if (turn === null || turn === ME) return;
      else await this.#letPlay(this.#game.bots[turn - 1] as wire.BotSeat);
    }
  }

  async #letPlay(bot: wire.BotSeat): Promise<void> {
    const { move, plays, took } = await this.house.think(bot, this.#effort.now);
    this.#effort.learn(plays, took);
    const told = await this.house.play(move);
    if ('refused' in told) throw new Refusal({ ...told.refused, code: BROKEN });
    this.#tell(this.#take(told));
  }

  async #nextDeal({ options, rounds }: KeptGame): Promise<Deal> {
    const chance = this.#chance as Chance;
    const dealer = this.#told?.dealer ?? (await chance.firstDealer());
    return {
      dealer,
      hands: await chance.hands(rounds.length + 1, dealer),
      value: options.pick_designators ? null : await chance.number(rounds.length + 1),
      starter: rounds.length === 0 ? await chance.firstStarter() : null,
    };
  }

  async #deal(deal: Deal): Promise<readonly wire.GameEvent[]> {
    const game = this.#game as KeptGame;
    const told = await this.house.deal(deal);
    this.#game = { ...game, rounds: [...game.rounds, dealtRound(deal, game.options)] };
    return this.#take(told);
  }

  /** Note what happened in the game that is kept; what is seen of it here. */
  #take(told: Told): readonly wire.GameEvent[] {
    const game = this.#game as KeptGame;
    const last = roundAfter(game.rounds.at(-1) as KeptRound, told.events);
    const standing = standingAfter(game, told.events);
    const isOver = told.phase === 'over';
    const end = isOver ? { isOver, ended: Date.now() } : {};
    this.#game = { ...game, ...standing, rounds: game.rounds.with(-1, last), ...end };
    this.#told = told;
    return seenBy(told);
  }

  #tell(events: readonly wire.AnyEvent[]): void {
    const game = this.#game as KeptGame;
    const all = [...events, ...proofOf(game)];
    this.#seen = this.#after(all);
    this.listener.happened(all, this.#seen);
    void this.#keep(game);
  }

  /** Keep a game after all that was to be kept before; only the newest of those that wait. */
  async #keep(game: KeptGame): Promise<void> {
    await (this.#keeping = this.#keeping.then(() => (this.#game === game ? this.#put(game) : undefined)));
  }

  async #put(game: KeptGame): Promise<void> {
    const isKept = await (this.#isKept ? this.shelf.keep(game) : this.shelf.add(game));
    this.#isKept ||= isKept;
    if (isKept) rememberUnfinished(unfinishedOf(game));
    if (isKept || this.#wasUnkept) return;
    this.#wasUnkept = true;
    this.aside.unkept();
  }

  #after(events: readonly wire.AnyEvent[]): Seen {
    const first = this.#seen.seq + 1;
    const seen = after(this.#seen, {
      type: 'events',
      first,
      stamp: 0,
      events,
      now: { turn: null, deadline: null, prompt: null },
    });
    return { ...seen, now: { ...onTheWay(seen), prompt: promptOf(this.#told) } };
  }
}

/** When a game is over, the secret of its cards is told. */
function proofOf({ isOver, secret }: KeptGame): readonly wire.AnyEvent[] {
  return isOver ? [{ type: 'proof-shown', secret }] : [];
}

function unfinishedOf({ number, isOver, bots, rounds }: KeptGame): Unfinished | null {
  return isOver ? null : { number, others: bots.map((bot) => bot.name), round: Math.max(1, rounds.length) };
}

function seenBy(told: Told): readonly wire.GameEvent[] {
  return told.seen[ME] ?? [];
}

/** What seat 0 may do, if it is its turn; why no other card will do. */
function promptOf(told: Told | null): wire.Prompt | null {
  if (told?.turn !== ME) return null;
  const [first] = told.moves;
  if (first === undefined) return null;
  if (first.kind === 'name-starter') return { kind: first.kind, seats: told.moves.map(starterOf) };
  const cards = told.moves.map(cardOf);
  return first.kind === 'pick-designator'
    ? { kind: first.kind, cards }
    : { kind: first.kind, cards, why_not: told.whyNot };
}

function starterOf(move: Move): wire.SeatNumber {
  return move.kind === 'name-starter' ? move.starter : 0;
}

function cardOf(move: Move): wire.CardCode {
  return move.kind === 'name-starter' ? HIDDEN : move.card;
}

function refusal(code: string, message: string): Refusal {
  return new Refusal({ code, message, rule: null, context: {} });
}
