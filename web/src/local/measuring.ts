/** How quick this device is: seen once, after all was taken along, in another thread and within a moment. */
import { Chance } from '../browser/chance';
import { fromHex, randomHex } from '../browser/random';
import { costHere } from '../browser/quick';
import { OPTIONS } from '../wire/facts.gen';
import { Effort, LEAST } from './effort';
import type { House } from './house';

const { players, rounds, goal, dabbscheedel } = OPTIONS;
const ENDS = { rounds: rounds.usual, goal: goal.usual, dabbscheedel: dabbscheedel.usual };
const GAME = { players: players.usual, more_cards: false, pick_designators: false, ...ENDS };
const MIND = { kind: 'bot', name: '', strength: 'expert' } as const;
/** A browser works faster once it has run something for a while. */
const WARM_UP = 2;

/** Let somebody of the house think about a first card, unless it is known how long that takes. */
export async function measureOnce(open: () => Promise<House>): Promise<void> {
  if (costHere() !== null) return;
  const house = await open();
  try {
    await house.begin(GAME);
    const chance = new Chance(fromHex(randomHex(32)), GAME.players, GAME.more_cards);
    await house.deal({ dealer: 0, hands: await chance.hands(1, 0), value: 1, starter: 1 });
    for (let time = 0; time < WARM_UP; time++) await house.think(MIND, LEAST);
    const { plays, took } = await house.think(MIND, LEAST);
    new Effort().learn(plays, took);
  } finally {
    house.close();
  }
}
