/** The module and the weights: from what was taken along, else from where the pages came from. */
import type { Supplies } from './house';
import { ADDRESSES, type FileName, weightsFor } from './files';

/** Where files lie that were taken along. */
export const CACHE = 'pocket';

export function suppliesHere(): Supplies {
  return {
    module: async () => WebAssembly.compile(await bytesOf('ebbes.wasm')),
    weights: (options) => bytesOf(weightsFor(options)),
  };
}

async function bytesOf(name: FileName): Promise<ArrayBuffer> {
  const address = ADDRESSES[name];
  const found = (await keptAt(address)) ?? (await fetch(address));
  if (!found.ok) throw new Error(`${name}: status ${found.status}`);
  return found.arrayBuffer();
}

/** Private windows may have no caches; then there is only the network. */
async function keptAt(address: string): Promise<Response | undefined> {
  try {
    return await caches.match(address);
  } catch {
    return undefined;
  }
}
