/** The app on the device: there without a network, and new when somebody wants it so. */
const WORKER = '/sw.js';

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
      this.renewed = had;
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
}

export const offline = new Offline();
