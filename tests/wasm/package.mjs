// Plays a round as another program would, by the package and its names alone, and has it judged for one seat.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(`${process.argv[2]}/index.js`);
const { BareGame, Game, Judge, Kernel } = await import(require.resolve('@ebbes/kernel'));
const bytes = (name) => readFileSync(require.resolve(`@ebbes/kernel/${name}`));
const halves = bytes('players4.f16');
const weights = halves.buffer.slice(halves.byteOffset, halves.byteOffset + halves.length);
const { options, deal, depth } = JSON.parse(readFileSync(0, 'utf8'));

function kernelOf(name) {
  const kernel = new Kernel(new WebAssembly.Module(bytes(name)));
  kernel.learn(weights);
  return kernel;
}

const ME = 0;
const game = new Game(kernelOf('ebbes.wasm'), options);
const events = game.deal(deal);
while (game.phase === 'play') events.push(...game.play(game.think('casual', 42n)));

const kernel = kernelOf('judge.wasm');
const again = new BareGame(kernel, options);
const judge = new Judge(kernel, depth);
const moves = events.flatMap(({ type, card }) => (type === 'card-played' ? [{ kind: 'play-card', card }] : []));
const decisions = [];
again.deal(deal);
for (const move of moves) {
  const { turn: seat } = again;
  if (again.moves().length > 1) {
    const judged = seat === ME ? await judge.judged(again, move) : null;
    decisions.push({ seat, expected: await judge.expected(again), skill: judged?.skill ?? 0, judged });
  }
  again.play(move);
}
const { points } = events.find(({ type }) => type === 'round-scored');
const account = judge.account({ points }, decisions, ME);
const own = decisions.flatMap(({ judged }) => (judged ? [{ ...judged, round: 1 }] : []));
const rates = judge.rates(again, own);
process.stdout.write(JSON.stringify({ events, account, rates }));
