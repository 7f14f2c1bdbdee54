// Plays recorded games again, as a device does with those it has kept, and tells all that happened.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [file, folder] = process.argv.slice(2);
const { again, HouseHere } = await import(pathToFileURL(file).href);
const module = new WebAssembly.Module(readFileSync(`${folder}/ebbes.wasm`));

function weights({ players, more_cards }) {
  const bytes = readFileSync(`${folder}/players${players}${more_cards ? '-more' : ''}.f16`);
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
}

async function played({ options, rounds }) {
  const house = new HouseHere({ module: async () => module, weights: async () => weights(options) });
  await house.begin(options);
  const events = [];
  for (const [at, round] of rounds.entries()) {
    for await (const told of again(house, round, at, options)) events.push(...told.events);
  }
  return events;
}

const asked = JSON.parse(readFileSync(0, 'utf8'));
process.stdout.write(JSON.stringify(await Promise.all(asked.map(played))));
