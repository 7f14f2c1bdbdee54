// What a page measures of the kernel: how many random rounds it plays in a second, and how long thoughts take.
import { Effort, HouseHere, Kernel } from './local.mjs';

const WORD = 8;
const bytesOf = async (name) => (await fetch(name)).arrayBuffer();
const weightsOf = ({ players, more_cards }) => bytesOf(`players${players}${more_cards ? '-more' : ''}.f16`);
const module = WebAssembly.compile(await bytesOf('ebbes.wasm'));
const median = (times) => times.toSorted((one, other) => one - other)[times.length >> 1];

/** Random rounds in a second, the middle of several tries, and the sums of the last try, to compare. */
window.rounds = async ({ start, cards, number, tries, seed }) => {
  const { call } = new Kernel(await module);
  const at = { start: call.reserve(2 * start.length), cards: call.reserve(cards.length) };
  const [rng, sums] = [call.reserve(WORD), call.reserve(5 * WORD)];
  new Uint16Array(call.memory.buffer, at.start, start.length).set(start);
  const times = [];
  for (let time = 0; time < tries; time++) {
    new Uint8Array(call.memory.buffer, at.cards, cards.length).set(cards);
    new BigUint64Array(call.memory.buffer, rng, 1)[0] = BigInt(seed);
    const begun = performance.now();
    call.rounds(at.start, at.cards, cards.length, rng, number, sums);
    times.push(performance.now() - begun);
  }
  const found = Array.from(new BigInt64Array(call.memory.buffer, sums, 5), Number);
  return { rate: (1000 * number) / median(times), sums: found };
};

/** Milliseconds and choice of every thought, with the effort of a server or the one this device chooses. */
window.thoughts = async ({ games, isChosen }) => {
  localStorage.clear();
  const effort = new Effort();
  const told = [];
  for (const game of games) told.push(...(await thoughtsOf(game, effort, isChosen)));
  return { told, effort: effort.now };
};

async function thoughtsOf({ options, deals, moves, seeds }, effort, isChosen) {
  let seed = 0n;
  const house = new HouseHere({ module: () => module, weights: weightsOf }, () => seed);
  await house.begin(options);
  const told = [];
  let now = { phase: 'deal' };
  for (let at = 0, round = 0; at < moves.length; at++) {
    if (now.phase === 'deal') now = await house.deal(deals[round++]);
    if (seeds[at] !== null) {
      seed = BigInt(seeds[at]);
      const { move, plays, took } = await house.think({ strength: 'expert', name: '' }, isChosen ? effort.now : Infinity);
      effort.learn(plays, took);
      told.push({ move, took });
    }
    now = await house.play(moves[at]);
  }
  return told;
}
