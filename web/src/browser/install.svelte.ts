/** Whether the browser offers to put the app on the device, and how to say yes. */

/** Not every browser has it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

class Installer {
  #offer = $state.raw<InstallEvent | null>(null);

  get isOffered(): boolean {
    return this.#offer !== null;
  }

  listen(): void {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.#offer = event as InstallEvent;
    });
    addEventListener('appinstalled', () => {
      this.#offer = null;
    });
  }

  /** An offer holds once. */
  async install(): Promise<void> {
    const offer = this.#offer;
    this.#offer = null;
    await offer?.prompt();
  }
}

export const installer = new Installer();
