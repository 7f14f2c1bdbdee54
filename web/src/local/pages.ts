/** The pages themselves, without which nothing that was taken along opens. */
import { WORKER } from '../browser/offline.svelte';

/** Done when the pages lie on the device, of whatever version; fails if they do not come. */
export async function pagesKept(container: ServiceWorkerContainer): Promise<void> {
  const { active, installing, waiting } = await container.register(WORKER);
  if (active !== null) return;
  const coming = installing ?? waiting;
  await new Promise<void>((done, failed) => {
    const look = () => {
      if (coming?.state === 'activated') done();
      else if (coming === null || coming.state === 'redundant') failed(new Error('the pages are not kept'));
    };
    coming?.addEventListener('statechange', look);
    look();
  });
}
