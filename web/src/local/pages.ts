/** The pages themselves, without which nothing that was taken along opens. */
import { below } from '../browser/below';
import { WORKER } from '../browser/offline.svelte';

/** How many bytes each file of the pages has, by its path; none where nobody tells. */
export async function pageSizes(fetch: (address: string) => Promise<Response>): Promise<ReadonlyMap<string, number>> {
  try {
    const answer = await fetch(below('/sizes.json'));
    return new Map(answer.ok ? Object.entries((await answer.json()) as Record<string, number>) : []);
  } catch {
    return new Map();
  }
}

/** Whether they lie on the device, of whatever version. */
export async function hasPages(container: ServiceWorkerContainer): Promise<boolean> {
  return Boolean((await container.getRegistration())?.active);
}

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
