import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { AnyEvent, GameOptions, Prompt, Reason } from '../wire/protocol.gen';
import { CAST } from '../wire/facts.gen';
import type { Seen } from '../game/seen';
import {
  type House,
  HouseHere,
  type KeptGame,
  LocalChannel,
  recordOf,
  type Shelf,
  type Supplies,
  type Wanted,
} from '.';
import { weightsFor } from './files';
import { Retelling } from './retelling';
import type { KeptRound } from './record';
import { Missing } from './supplies';
import { Refusal } from '../wire/refusal';
import { unfinishedHere } from '../browser/taken';

const FOLDER = join(import.meta.dirname, '../../wasm');
const MODULE = new WebAssembly.Module(bytesOf('ebbes.wasm'));
const SUPPLIES: Supplies = {
  module: async () => MODULE,
  weights: async (options) => bytesOf(weightsFor(options)),
};
const FOUR: GameOptions = {
  players: 4,
  more_cards: false,
  pick_designators: false,
  rounds: 5,
  goal: 30,
  dabbscheedel: -15,
};
const SETS = [2, 3, 4, 5].flatMap((players) =>
  [false, true].flatMap((more_cards) =>
    [false, true].map((pick_designators) => ({ ...FOUR, players, more_cards, pick_designators })),
  ),
);

function bytesOf(name: string): ArrayBuffer {
  const bytes = readFileSync(join(FOLDER, name));
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer;
}

/** A shelf that is not there tomorrow. */
class Box implements Shelf {
  readonly kept = new Map<number, KeptGame>();
  isFull = false;
  async next(): Promise<number> {
    return Math.max(0, ...this.kept.keys()) + 1;
  }
  async add(game: KeptGame): Promise<boolean> {
    return !this.kept.has(game.number) && this.keep(game);
  }
  async keep(game: KeptGame): Promise<boolean> {
    if (!this.isFull) this.kept.set(game.number, structuredClone(game));
    return !this.isFull;
  }
  async games(): Promise<readonly KeptGame[]> {
    return [...this.kept.values()].reverse();
  }
  async current(): Promise<KeptGame | null> {
    return (await this.games())[0] ?? null;
  }
  async game(number: number): Promise<KeptGame | null> {
    return this.kept.get(number) ?? null;
  }
  async remove(number: number): Promise<boolean> {
    return this.kept.delete(number);
  }
}

/** Somebody who sits there, plays the first thing they may, and remembers what they heard. */
class Visitor {
  seen: Seen | null = null;
  heard: AnyEvent[] = [];
  unkept = 0;
  begun = 0;
  problem: Reason | null = null;
  readonly channel: LocalChannel;

  constructor(box: Shelf, options = FOUR, house: House = new HouseHere(SUPPLIES, () => 7n), wanted: Wanted = null) {
    const bots = CAST.slice(0, options.players - 1).map((bot) => ({ ...bot, strength: 'beginner' as const }));
    const listener = {
      shown: (seen: Seen) => (this.seen = seen),
      happened: (events: readonly AnyEvent[], seen: Seen) => {
        this.heard.push(...events);
        this.seen = seen;
      },
      linked: () => undefined,
      watched: () => undefined,
      missed: () => undefined,
    };
    const aside = {
      unkept: () => (this.unkept += 1),
      failed: (reason: Reason) => (this.problem = reason),
      left: () => undefined,
      begun: () => (this.begun += 1),
    };
    this.channel = new LocalChannel(listener, house, box, { options, name: 'Anna', bots }, aside, wanted);
    this.channel.open();
  }

  get prompt(): Prompt | null {
    return this.seen?.now.prompt ?? null;
  }

  get stage(): string | undefined {
    return this.seen?.table.game?.stage;
  }

  /** Wait until somebody here has to decide, or all is over. */
  async settled(): Promise<void> {
    await expect
      .poll(() => this.prompt !== null || this.stage === 'over' || this.problem !== null, { interval: 1 })
      .toBe(true);
  }

  async play(most = Infinity): Promise<void> {
    for (let made = 0; made < most; made++) {
      await this.settled();
      if (this.stage === 'over' || this.problem !== null) return;
      await this.channel.send(firstOf(this.prompt as Prompt));
    }
  }
}

function firstOf(prompt: Prompt) {
  if (prompt.kind === 'name-starter') return { type: prompt.kind, at: 0, starter: prompt.seats[0] as number };
  return { type: prompt.kind, at: 0, card: prompt.cards[0] as string };
}

beforeEach(() => localStorage.clear());

test.each(SETS)('a whole game is played on the device: %o', async (options) => {
  const box = new Box();
  const visitor = new Visitor(box, options);
  await visitor.play();
  const game = visitor.seen?.table.game;
  expect(game?.view.phase).toBe('over');
  expect(game?.secret).toMatch(/^[0-9a-f]{64}$/);
  expect((await box.current())?.isOver).toBe(true);
});

test('nobody here hears of other hands', async () => {
  const visitor = new Visitor(new Box());
  await visitor.settled();
  const hands = visitor.seen?.table.game?.view.hands ?? [];
  expect(hands[0]).not.toContain('??');
  expect(
    hands
      .slice(1)
      .flat()
      .every((card) => card === '??'),
  ).toBe(true);
});

test('a game goes on after a reload, to the card', async () => {
  const box = new Box();
  const before = new Visitor(box);
  await before.play(13);
  await before.settled();
  const view = before.seen?.table.game?.view;
  before.channel.close();
  const after = new Visitor(box);
  await after.settled();
  expect(after.seen?.table.game?.view).toEqual(view);
  expect(after.prompt).toEqual(before.prompt);
  await after.play();
  expect(after.stage).toBe('over');
});

test('whoever wants a new game gets one, and the old one stays on the shelf', async () => {
  const box = new Box();
  const before = new Visitor(box);
  await before.play(2);
  before.channel.close();
  const after = new Visitor(box, FOUR, new HouseHere(SUPPLIES), 'new');
  await after.settled();
  expect(after.seen?.table.game?.number).toBe(2);
  expect((await box.game(1))?.isOver).toBe(false);
});

test('a game that is over is shown as it ended, and no other one begins by itself', async () => {
  const box = new Box();
  const before = new Visitor(box);
  await before.play();
  before.channel.close();
  const after = new Visitor(box);
  await after.settled();
  expect(after.stage).toBe('over');
  expect(after.seen?.table.game?.view).toEqual(before.seen?.table.game?.view);
  expect(after.seen?.table.game?.secret).toBe(before.seen?.table.game?.secret);
  expect([after.begun, box.kept.size]).toEqual([0, 1]);
  await after.channel.send({ type: 'start-game' });
  await after.settled();
  expect([after.begun, after.seen?.table.game?.number]).toEqual([1, 2]);
});

test('an older game is gone on with by its number', async () => {
  const box = new Box();
  const first = new Visitor(box);
  await first.play(3);
  await first.settled();
  first.channel.close();
  const second = new Visitor(box, FOUR, new HouseHere(SUPPLIES), 'new');
  await second.settled();
  second.channel.close();
  const again = new Visitor(box, FOUR, new HouseHere(SUPPLIES), 1);
  await again.settled();
  expect(again.seen?.table.game?.view).toEqual(first.seen?.table.game?.view);
});

test('a link to a game that was thrown away says so, and begins no other one', async () => {
  const box = new Box();
  const visitor = new Visitor(box, FOUR, new HouseHere(SUPPLIES), 3);
  await visitor.settled();
  expect([visitor.problem?.code, visitor.begun, box.kept.size]).toEqual(['table/no-such-game', 0, 0]);
});

test('a game that cannot be played again as it was kept says so, and stays as it is', async () => {
  const box = new Box();
  const before = new Visitor(box);
  await before.play(6);
  await before.settled();
  before.channel.close();
  const kept = (await box.game(1)) as KeptGame;
  const [round] = kept.rounds;
  const wrong = { ...kept, rounds: [{ ...round, plays: [...(round?.plays ?? []), 'R15', 'R14'] } as KeptRound] };
  box.kept.set(1, wrong);
  const after = new Visitor(box);
  await after.settled();
  expect(after.problem?.code).toBe('local/not-again');
  await expect(after.channel.send(firstOf(before.prompt as Prompt))).rejects.toThrow();
  await expect(after.channel.send({ type: 'start-game' })).rejects.toThrow();
  expect(await box.game(1)).toEqual(wrong);
});

test('a bot whose card is refused stops the game in words', async () => {
  const house = new HouseHere(SUPPLIES, () => 7n);
  const think = house.think.bind(house);
  house.think = async (bot, effort) => ({ ...(await think(bot, effort)), move: { kind: 'play-card', card: 'R15' } });
  const visitor = new Visitor(new Box(), FOUR, house);
  await visitor.play();
  expect(visitor.problem?.code).toBe('local/broken');
});

test('a game says how it is kept', async () => {
  const box = new Box();
  await new Visitor(box).settled();
  expect((await box.game(1))?.format).toBe(1);
});

test('home is told of a game that is not over, and no longer when it is', async () => {
  const visitor = new Visitor(new Box());
  await visitor.play(3);
  await expect.poll(unfinishedHere).toEqual({ number: 1, others: ['Lisbeth', 'Schorsch', 'Gretel'], round: 1 });
  await visitor.play();
  await expect.poll(unfinishedHere).toBeNull();
});

test('files that are neither here nor within reach are told as such', async () => {
  const none: Supplies = { ...SUPPLIES, weights: () => Promise.reject(new Missing('players4.f16')) };
  const visitor = new Visitor(new Box(), FOUR, new HouseHere(none));
  await visitor.settled();
  expect(visitor.problem?.code).toBe('local/missing');
});

test('a house that breaks in the middle of a game is told, and the game is kept', async () => {
  const box = new Box();
  const house = new HouseHere(SUPPLIES, () => 7n);
  const visitor = new Visitor(box, FOUR, house);
  await visitor.play(2);
  await visitor.settled();
  house.think = () => Promise.reject(new Error('out of memory'));
  await visitor.play();
  expect(visitor.problem?.code).toBe('local/broken');
  expect((await box.current())?.isOver).toBe(false);
});

test('a second game of the same kind needs no file again', async () => {
  let fetched = 0;
  const counted: Supplies = {
    module: () => (fetched++, SUPPLIES.module()),
    weights: (options) => (fetched++, SUPPLIES.weights(options)),
  };
  const house = new HouseHere(counted);
  await house.begin(FOUR);
  await house.begin({ ...FOUR, rounds: 3 });
  expect(fetched).toBe(2);
});

test('a device without room says so once, and the game goes on', async () => {
  const box = new Box();
  box.isFull = true;
  const visitor = new Visitor(box);
  await visitor.play(5);
  expect(visitor.unkept).toBe(1);
  expect(visitor.stage).toBe('running');
});

test('a shelf that cannot be read is told, and no other game begins in the place of the one on it', async () => {
  const box = new Box();
  const before = new Visitor(box);
  await before.play(2);
  await before.settled();
  before.channel.close();
  const kept = await box.game(1);
  const unreadable = new Refusal({ code: 'local/unreadable', message: '', rule: null, context: {} });
  const fails = (): Promise<never> => Promise.reject(unreadable);
  Object.assign(box, { next: fails, current: fails, game: fails });
  for (const wanted of [null, 1, 'new'] as const) {
    const after = new Visitor(box, FOUR, new HouseHere(SUPPLIES), wanted);
    await after.settled();
    expect(after.problem?.code).toBe('local/unreadable');
  }
  expect([...box.kept.values()]).toEqual([kept]);
});

test('a new game never takes the place of another one', async () => {
  const box = new Box();
  const other = { number: 1 } as KeptGame;
  box.kept.set(1, other);
  box.next = async () => 1;
  const visitor = new Visitor(box, FOUR, new HouseHere(SUPPLIES), 'new');
  await visitor.play(3);
  expect([visitor.unkept, box.kept.get(1)]).toEqual([1, other]);
});

test('a module that does not compile is told, and nothing that was kept is lost', async () => {
  const box = new Box();
  const before = new Visitor(box);
  await before.play(2);
  await before.settled();
  before.channel.close();
  const kept = await box.current();
  const broken: Supplies = { ...SUPPLIES, module: () => Promise.reject(new Error('no such instruction')) };
  const after = new Visitor(box, FOUR, new HouseHere(broken));
  await after.settled();
  expect(after.problem?.code).toBe('local/no-kernel');
  expect(await box.current()).toEqual(kept);
});

test('hints come with reasons, the best first', async () => {
  const visitor = new Visitor(new Box());
  await visitor.settled();
  const hint = await visitor.channel.hint();
  const worths = hint.choices.map(({ worth }) => worth);
  expect(worths).toEqual([...worths].sort((one, other) => other - one));
  expect(hint.choices.every(({ reasons }) => reasons.length > 0)).toBe(true);
  expect(hint.seq).toBe(visitor.seen?.seq);
});

test('a card no rule allows is not played', async () => {
  const visitor = new Visitor(new Box());
  await visitor.settled();
  const seq = visitor.seen?.seq;
  const send = visitor.channel.send({ type: 'play-card', at: 0, card: 'R15' });
  await expect(send).rejects.toMatchObject({ reason: { code: 'rule/card-not-held', rule: 'R11' } });
  expect(visitor.seen?.seq).toBe(seq);
});

test('the secret stays secret until the game is over', async () => {
  const box = new Box();
  const visitor = new Visitor(box);
  await visitor.play(2);
  expect(recordOf((await box.current()) as KeptGame)).not.toHaveProperty('certificate');
});

test('a game of the device is told again here, with open hands or as a seat saw it', async () => {
  const box = new Box();
  const visitor = new Visitor(box);
  await visitor.play();
  const kept = (await box.current()) as KeptGame;
  const told = new Retelling(kept, new HouseHere(SUPPLIES));
  const { points, totals, winners, place } = await told.game();
  expect(points.reduce((sums, each) => sums.map((sum, seat) => sum + (each[seat] ?? 0)), [0, 0, 0, 0])).toEqual(totals);
  expect([winners, place]).toEqual([visitor.seen?.table.game?.view.score.winners, 'device']);
  const open = await told.replay(null);
  expect(JSON.stringify(open.events)).not.toContain('??');
  const { snapshot, events } = await told.replay(0);
  expect(snapshot.table.game?.number).toBe(1);
  expect(events).toEqual(
    visitor.heard.filter(({ type }) => !['game-opened', 'nonce-added', 'proof-shown'].includes(type)),
  );
});
