// Judges recorded games as a device does, some of it after a break, and tells the whole reviews, and as files.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [file, folder] = process.argv.slice(2);
const { judgedBy, Kernel, reviewFile } = await import(pathToFileURL(file).href);
const module = new WebAssembly.Module(readFileSync(`${folder}/judge.wasm`));
const BREAK = 9;

function weights({ players, more_cards }) {
  const bytes = readFileSync(`${folder}/players${players}${more_cards ? '-more' : ''}.f16`);
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
}

async function judged({ options, rounds, depth, seats }) {
  const game = { number: 1, options, rounds };
  const kernel = new Kernel(module);
  kernel.learn(weights(options));
  let review = null;
  for await (review of judgedBy(kernel, { game, seats, depth, before: null })) {
    if (review.moments.length === BREAK) break;
  }
  for await (review of judgedBy(kernel, { game, seats, depth, before: review }));
  return { review, file: await reviewFile(game, review) };
}

const asked = JSON.parse(readFileSync(0, 'utf8'));
const told = [];
for (const game of asked) told.push(await judged(game));
process.stdout.write(JSON.stringify(told));
