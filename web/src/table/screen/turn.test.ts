import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeSocket, useFakes } from '../../../tests/fakes';
import { serve } from '../../../tests/server';
import { running, snapshot, yourTurn } from '../../../tests/tables';
import { voices } from '../../../tests/words';
import type { GameView, Prompt } from '../../wire/protocol.gen';
import { settings } from '../../browser/settings.svelte';
import { Table } from './table.svelte';
import { Turn } from './turn.svelte';

const { t } = (await voices()).find(({ language }) => language === 'en')!;
let table: Table;
let turn: Turn;

const FIRST = { leader: 0, cards: ['B1', 'B2', 'B3'], winner: 0 };

function shown(
  prompt: Prompt | null,
  hand = ['G2', 'R1', 'R5'],
  change: Partial<GameView> = { tricks: [FIRST] },
): void {
  FakeSocket.last.tell(snapshot(10, running(hand, change), { turn: prompt ? 0 : 1, deadline: null, prompt }));
}

beforeEach(() => {
  useFakes();
  localStorage.clear();
  settings.change({ secondTap: false, ahead: true, handOrder: 'suit' });
  table = new Table('ws://here/socket', () => 'normal');
  turn = new Turn(table, () => settings.now, t);
  table.open();
  FakeSocket.last.accept();
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a card', () => {
  test('is played by one tap', () => {
    shown(yourTurn('R1').prompt);
    turn.tap('R1');
    expect(FakeSocket.last.command).toMatchObject({ type: 'play-card', card: 'R1', at: 10 });
    expect(turn.raised).toBe('R1');
  });

  test('waits for a second tap, if somebody likes it so', () => {
    settings.change({ secondTap: true });
    shown(yourTurn('R1').prompt);
    turn.tap('R1');
    expect(FakeSocket.last.command).toBeUndefined();
    expect(turn.text).toBe('Tap again to play Red 1');
    turn.tap('R1');
    expect(FakeSocket.last.command).toMatchObject({ type: 'play-card', card: 'R1' });
  });

  test('can be chosen ahead of the turn, and taken back', () => {
    shown(null);
    turn.tap('R1');
    expect(turn.raised).toBe('R1');
    expect(turn.text).toContain('Chosen ahead: Red 1');
    turn.forget();
    expect(turn.raised).toBeNull();
    expect(turn.text).toBe('Karl plays');
  });
});

test('a stray tap out of turn plays nothing later, unless somebody likes to choose ahead', () => {
  settings.change({ ahead: false });
  shown(null);
  turn.tap('R1');
  expect(turn.raised).toBeNull();
  settings.change({ ahead: true });
  turn.tap('R1');
  expect(turn.raised).toBe('R1');
});

test('where the table plays without hints none is asked for', async () => {
  const asked = serve({});
  shown(yourTurn('R1').prompt);
  expect(turn.isHinted).toBe(true);
  const { table: told } = table.seen!;
  table.screen.show({ ...table.seen!, table: { ...told, settings: { ...told.settings, hints: 'off' } } });
  await turn.ask();
  expect([turn.isHinted, asked]).toEqual([false, []]);
  table.screen.show({ ...table.seen!, table: { ...told, settings: { ...told.settings, hints: 'lessons' } } });
  expect(turn.isHinted).toBe(true);
});

describe('a double tap', () => {
  test('plays a card, and wishes nothing of the one that moved under the finger', async () => {
    shown(yourTurn('R1', 'R5').prompt);
    turn.tap('R1');
    FakeSocket.last.tellEvents(11, [{ type: 'card-played', seat: 0, card: 'R1' }], { turn: 1 });
    FakeSocket.last.tell({ type: 'accepted', id: FakeSocket.last.command.id, seq: 11 });
    await vi.advanceTimersByTimeAsync(1_000);
    turn.tap('R5', true);
    expect(turn.decision.now.is).toBe('nothing');
  });

  test('chooses a card ahead of the turn, and does not take it back', () => {
    shown(null);
    turn.tap('R1');
    turn.tap('R1', true);
    expect(turn.raised).toBe('R1');
  });

  test('plays a card for who likes a second tap', () => {
    settings.change({ secondTap: true });
    shown(yourTurn('R1').prompt);
    turn.tap('R1');
    turn.tap('R1', true);
    expect(FakeSocket.last.command).toMatchObject({ type: 'play-card', card: 'R1' });
  });
});

test('before cards are played none can be chosen ahead', () => {
  shown(null, ['R1'], { phase: 'name starter' });
  turn.tap('R1');
  expect(turn.raised).toBeNull();
  expect(turn.text).toBe('Your new hand. Time to sort it.');
});

test('the line above the hand says who leads at first, and that the last card needs no tap', () => {
  shown(null, ['R1', 'R5'], {});
  expect(turn.text).toBe('Drawn by lot: Karl leads.');
  shown(null, ['R1']);
  expect(turn.text).toBe('The last card plays itself.');
});

test('the line above the hand is empty while somebody picks, which is told elsewhere', () => {
  shown(null, undefined, { phase: 'pick' });
  expect(turn.text).toBe('');
});

test('cards lie as somebody has laid them, also after a reload, until new ones are dealt', () => {
  shown(null);
  expect(turn.isLaid).toBe(false);
  settings.change({ handOrder: 'hand' });
  expect([turn.isLaid, turn.hand]).toEqual([true, ['G2', 'R1', 'R5']]);
  turn.lay(0, 2);
  turn.lay(5, 0);
  expect(turn.hand).toEqual(['R1', 'R5', 'G2']);
  shown(null, ['G2', 'R1']);
  expect(turn.hand).toEqual(['R1', 'G2']);
  expect(new Turn(table, () => settings.now, t).hand).toEqual(['R1', 'G2']);
  const { score } = table.seen!.table.game!.view;
  shown(null, ['G2', 'R1'], { score: { ...score, rounds: 1 } });
  expect(turn.hand).toEqual(['G2', 'R1']);
});

test('a starter is named when one is chosen', () => {
  shown({ kind: 'name-starter', seats: [0, 1, 2] });
  turn.go();
  expect(FakeSocket.last.command).toBeUndefined();
  turn.decision.starter = 2;
  turn.go();
  expect(FakeSocket.last.command).toMatchObject({ type: 'name-starter', starter: 2 });
});

test('what was chosen for a turn that a bot took is not chosen in the next one', () => {
  shown({ kind: 'pick-designator', cards: ['G5'] });
  [turn.decision.number, turn.decision.suit] = [5, 'G'];
  const { seen } = table;
  turn.watch({ type: 'designator-picked', seat: 1, card: 'R2' }, seen!, seen!);
  expect(turn.decision.pick).toBe('G5');
  turn.watch({ type: 'designator-picked', seat: 0, card: 'G5' }, seen!, seen!);
  expect([turn.decision.number, turn.decision.suit]).toEqual([null, null]);
  turn.decision.starter = 1;
  turn.watch({ type: 'starter-named', starter: 2, chooser: 0 }, seen!, seen!);
  expect(turn.decision.starter).toBeNull();
});

test('a designator is picked when number and colour go together', () => {
  shown({ kind: 'pick-designator', cards: ['G5'] });
  turn.decision.number = 4;
  turn.decision.suit = 'G';
  expect(turn.decision.pick).toBeNull();
  turn.decision.number = 5;
  turn.go();
  expect(FakeSocket.last.command).toMatchObject({ type: 'pick-designator', card: 'G5' });
});

describe('a hint', () => {
  const guess = { mean: 1, error: null };
  const best = { play: 'R5', pick: null, starter: null, points: guess, lead: guess, worth: 1, reasons: [] };

  test('raises the card it is for, and can be followed', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ seq: 10, choices: [best] }));
    shown(yourTurn('R1', 'R5').prompt);
    await turn.ask();
    expect(turn.raised).toBe('R5');
    expect(turn.advice).toBe('Play Red 5');
    turn.follow();
    expect(FakeSocket.last.command).toMatchObject({ type: 'play-card', card: 'R5' });
  });

  test('is followed by the key that plays what stands out', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ seq: 10, choices: [best] }));
    shown(yourTurn('R1', 'R5').prompt);
    await turn.ask();
    turn.go();
    expect(FakeSocket.last.command).toMatchObject({ type: 'play-card', card: 'R5' });
  });

  test('takes the reason away that somebody has just read', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ seq: 10, choices: [best] }));
    const why_not = { code: 'rule/must-follow-suit', message: '', context: {}, rule: 'R12' };
    shown({ kind: 'play-card', cards: ['R1', 'R5'], why_not });
    turn.tap('G2');
    expect(table.refusal?.code).toBe('rule/must-follow-suit');
    await turn.ask();
    expect(table.refusal).toBeNull();
  });

  test('that is of another moment is not shown', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ seq: 9, choices: [best] }));
    shown(yourTurn('R1', 'R5').prompt);
    await turn.ask();
    expect(turn.isAsking).toBe(false);
    expect(turn.advice).toBeNull();
  });

  test('stays while people talk, and goes when the game goes on', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ seq: 10, choices: [best] }));
    shown(yourTurn('R1', 'R5').prompt);
    const asked = turn.ask();
    FakeSocket.last.tellEvents(11, [{ type: 'said', seat: 1, phrase: 'cheers' }], yourTurn('R1', 'R5'));
    await asked;
    expect(turn.advice).toBe('Play Red 5');
    FakeSocket.last.tellEvents(12, [{ type: 'card-played', seat: 0, card: 'R1' }], yourTurn('R5', 'G2'));
    vi.advanceTimersByTime(1_000);
    expect([turn.isAsking, table.prompt?.kind]).toEqual([false, 'play-card']);
  });

  test('can be dismissed while it is thought about, and what comes then is not shown', async () => {
    let answer: (response: Response) => void = () => undefined;
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
    shown(yourTurn('R1', 'R5').prompt);
    const asked = turn.ask();
    expect(turn.isAsking).toBe(true);
    turn.forget();
    expect(turn.isAsking).toBe(false);
    answer(Response.json({ seq: 10, choices: [best] }));
    await asked;
    expect([turn.isAsking, turn.hint, turn.raised]).toEqual([false, null, null]);
  });

  test('that cannot be given says why', async () => {
    const reason = { code: 'server/no-hint', message: 'no', context: {} };
    vi.stubGlobal('fetch', async () => Response.json(reason, { status: 503 }));
    shown(yourTurn('R1').prompt);
    await turn.ask();
    expect(table.refusal?.code).toBe('server/no-hint');
  });
});
