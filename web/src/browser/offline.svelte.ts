/** The app on the device: there without a network, and new when somebody wants it so. */
import { below } from './below';

/** The worker that keeps the pages. */
export const WORKER = below('/sw.js');

/** The scripts a page of the newest version begins with, by their addresses, which change with their content. */
async function newestScripts(): Promise<readonly string[]> {
  const page = await (await fetch(below('/'), { cache: 'no-cache' })).text();
  return [...page.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, address]) => address as string);
}

/** Those this page began with. */
function ownScripts(): readonly string[] {
  return [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src') as string);
}

export class Offline {
  /** Whether pages open without a network. */
  ready = $state(false);
  /** Whether a newer version lies ready; the page open now goes on with its own. */
  renewed = $state(false);

  /** Install the worker; without TLS browsers have none, and all else works. */
  async begin(container: ServiceWorkerContainer | undefined): Promise<void> {
    if (container === undefined) return;
    let had = container.controller !== null;
    container.addEventListener('controllerchange', () => {
      if (had) void this.#compare();
      had = true;
    });
    try {
      await container.register(WORKER);
      await container.ready;
      this.ready = true;
    } catch {
      this.ready = false;
    }
  }

  /** Whoever opens the app after a deployment has the new version already: only another one is news. */
  async #compare(): Promise<void> {
    const own = ownScripts();
    const newest = await newestScripts().catch(() => own);
    this.renewed = newest.some((address) => !own.includes(address));
  }
}

export const offline = new Offline();
