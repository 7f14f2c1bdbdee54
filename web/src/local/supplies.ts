/** The module and the weights: from what was taken along, else from where the pages came from. */
import type { Supplies } from './house';
import { ADDRESSES, type FileName, weightsFor } from './files';

/** A file that lies neither here nor within reach. */
export class Missing extends Error {
  override readonly name = 'Missing';
}

/** What a house plays with, or a judge judges with: each has a module of its own. */
export function suppliesHere(module: FileName & `${string}.wasm`): Supplies {
  return {
    module: async () => WebAssembly.compile(await bytesOf(module)),
    weights: (options) => bytesOf(weightsFor(options)),
  };
}

async function bytesOf(name: FileName): Promise<ArrayBuffer> {
  const address = ADDRESSES[name];
  try {
    const found = (await keptAt(address)) ?? (await fetch(address));
    if (found.ok) return await found.arrayBuffer();
  } catch {
    // there is no network, or it broke off
  }
  throw new Missing(name);
}

/** Private windows may have no caches; then there is only the network. */
async function keptAt(address: string): Promise<Response | undefined> {
  try {
    return await caches.match(address);
  } catch {
    return undefined;
  }
}
