// Judges recorded games as a device does, some of it after a break, and tells the whole reviews.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [file, folder] = process.argv.slice(2);
const { Judge, judgedBy, Kernel } = await import(pathToFileURL(file).href);
const module = new WebAssembly.Module(readFileSync(`${folder}/judge.wasm`));
const BREAK = 9;

function weights({ players, more_cards }) {
  const bytes = readFileSync(`${folder}/players${players}${more_cards ? '-more' : ''}.f16`);
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
}

async function judged({ options, rounds, depth }) {
  const game = { number: 1, options, rounds };
  const kernel = new Kernel(module);
  kernel.learn(weights(options));
  let found = null;
  for await (found of judgedBy(new Judge(kernel, depth), kernel, game, null)) {
    if (found.moments.length === BREAK) break;
  }
  for await (found of judgedBy(new Judge(kernel, depth), kernel, game, found));
  return found;
}

const asked = JSON.parse(readFileSync(0, 'utf8'));
const told = [];
for (const game of asked) told.push(await judged(game));
process.stdout.write(JSON.stringify(told));
