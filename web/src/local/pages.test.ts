import { expect, test, vi } from 'vitest';
import { pagesKept } from './pages';

/** A worker that is being installed, and the browser that installs it. */
function installing() {
  const worker = Object.assign(new EventTarget(), { state: 'installing' });
  const register = async () => ({ active: null, installing: worker, waiting: null });
  const become = (state: string) => {
    worker.state = state;
    worker.dispatchEvent(new Event('statechange'));
  };
  return { workers: { register } as unknown as ServiceWorkerContainer, become };
}

test('pages are kept as soon as their worker is active, and not before', async () => {
  const { workers, become } = installing();
  const hear = vi.fn();
  const kept = pagesKept(workers).then(hear);
  await new Promise((done) => setTimeout(done));
  become('installed');
  await new Promise((done) => setTimeout(done));
  expect(hear).not.toHaveBeenCalled();
  become('activated');
  await kept;
});

test('pages that cannot be kept are no reason to wait for ever', async () => {
  const { workers, become } = installing();
  const kept = expect(pagesKept(workers)).rejects.toThrow('not kept');
  await new Promise((done) => setTimeout(done));
  become('redundant');
  await kept;
});

test('pages that were kept before are kept', async () => {
  const register = async () => ({ active: {}, installing: {}, waiting: null });
  await pagesKept({ register } as unknown as ServiceWorkerContainer);
});
