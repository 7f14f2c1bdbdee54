// Plays the games it is asked for, any legal move as good as the next, and tells all that happened.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [kernelFile, folder] = process.argv.slice(2);
const { Game, Kernel } = await import(pathToFileURL(kernelFile).href);
const kernel = new Kernel(new WebAssembly.Module(readFileSync(`${folder}/ebbes.wasm`)));

function played({ options, deals, seed }) {
  const game = new Game(kernel, options);
  const told = [];
  let state = seed;
  while (game.phase !== 'over') {
    if (game.phase === 'deal') {
      told.push({ events: game.deal(deals[game.played]) });
      continue;
    }
    const moves = game.moves();
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    const move = moves[Math.floor((state / 2 ** 32) * moves.length)];
    told.push({ turn: game.turn, moves, move, events: game.play(move) });
  }
  return { told, totals: game.totals };
}

const asked = JSON.parse(readFileSync(0, 'utf8'));
process.stdout.write(JSON.stringify(asked.map(played)));
