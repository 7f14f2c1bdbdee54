// Lets one of the scripts beside it answer in Node, with the JavaScript of a room and the kernel's files.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [script, room, folder] = process.argv.slice(2);
const fileOf = (name) => readFileSync(`${folder}/${name}`);
const files = {
  module: async (name) => new WebAssembly.Module(fileOf(name)),
  weights: async ({ players, more_cards }) => {
    const bytes = fileOf(`players${players}${more_cards ? '-more' : ''}.f16`);
    return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
  },
};
const { default: answered } = await import(pathToFileURL(script).href);
const asked = JSON.parse(readFileSync(0, 'utf8'));
process.stdout.write(JSON.stringify(await answered(asked, await import(pathToFileURL(room).href), files)));
