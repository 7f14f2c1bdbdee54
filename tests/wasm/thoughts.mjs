// Plays games again, and tells what minds think at some of their decisions.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [kernelFile, folder] = process.argv.slice(2);
const { Game, Kernel } = await import(pathToFileURL(kernelFile).href);
const kernel = new Kernel(new WebAssembly.Module(readFileSync(`${folder}/ebbes.wasm`)));

function weightsOf({ players, more_cards }) {
  const bytes = readFileSync(`${folder}/players${players}${more_cards ? '-more' : ''}.f16`);
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
}

function asked(game, { strength, seed, effort }) {
  if (strength === 'hint') return game.weigh(BigInt(seed));
  return game.think(strength, BigInt(seed), effort ?? Infinity);
}

function thought({ options, deals, moves, questions }) {
  const game = new Game(kernel, options);
  kernel.learn(weightsOf(options));
  const answers = [];
  for (const [at, move] of moves.entries()) {
    if (game.phase === 'deal') game.deal(deals[game.played]);
    answers.push(...questions.filter((question) => question.at === at).map((question) => asked(game, question)));
    if (game.play(move) === null) throw new Error(`not allowed: ${JSON.stringify(move)}`);
  }
  return answers;
}

process.stdout.write(JSON.stringify(JSON.parse(readFileSync(0, 'utf8')).map(thought)));
