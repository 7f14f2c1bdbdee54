// Plays a round as another program would, by the package and its names alone, and has its first card judged.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(`${process.argv[2]}/index.js`);
const { BareGame, Game, Judge, Kernel } = await import(require.resolve('@ebbes/kernel'));
const bytes = (name) => readFileSync(require.resolve(`@ebbes/kernel/${name}`));
const halves = bytes('players4.f16');
const weights = halves.buffer.slice(halves.byteOffset, halves.byteOffset + halves.length);
const { options, deal } = JSON.parse(readFileSync(0, 'utf8'));

function kernelOf(name) {
  const kernel = new Kernel(new WebAssembly.Module(bytes(name)));
  kernel.learn(weights);
  return kernel;
}

const game = new Game(kernelOf('ebbes.wasm'), options);
const events = game.deal(deal);
const first = game.think('strong', 7n);
events.push(...game.play(first));
while (game.phase === 'play') events.push(...game.play(game.think('casual', 42n)));

const kernel = kernelOf('judge.wasm');
const again = new BareGame(kernel, options);
again.deal(deal);
const { verdict } = await new Judge(kernel, { worlds: 16, error: 1, most: 16, playouts: 16 }).judged(again, first);
process.stdout.write(JSON.stringify({ events, first, of: verdict.of }));
