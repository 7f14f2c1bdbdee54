/** What breaks in this page is told to the server: its kind and where it broke, and nothing anybody has said or holds. */
import type { Fault } from '../wire/questions.gen';

/** So many of a page at most: one fault leads to others. */
const MOST = 3;
const MOST_PLACES = 8;
const PLACE = /([\w-]+\.js:\d+:\d+)/g;

const told = new Set<string>();

/** Tell of whatever nobody has caught. */
export function watchFaults(): void {
  addEventListener('error', ({ error }) => tellFault(error));
  addEventListener('unhandledrejection', ({ reason }) => tellFault(reason));
}

/** Tell of an error, once; what is none, such as a word of the browser itself, is nobody's fault. */
export function tellFault(error: unknown): void {
  if (!(error instanceof Error)) return;
  const [, page = ''] = location.pathname.split('/');
  const places = [...(error.stack ?? '').matchAll(PLACE)].map(([place]) => place).slice(0, MOST_PLACES);
  const kind = /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Error';
  const fault: Fault = { page: /^[a-z]{0,12}$/.test(page) ? page : '', kind, places };
  const body = JSON.stringify(fault);
  if (told.has(body) || told.size >= MOST) return;
  told.add(body);
  const headers = { 'Content-Type': 'application/json' };
  fetch('/api/faults', { method: 'POST', credentials: 'same-origin', headers, body, keepalive: true }).catch(
    () => undefined,
  );
}
