/** Calls of the server that wake the browser: it is somebody's turn. */

/** Where notifications are shown. */
export interface Notifier {
  showNotification(title: string, options: NotificationOptions & { renotify?: boolean }): Promise<void>;
}

interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

/** The pages of the app that are open. */
export interface Pages {
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Page[]>;
  openWindow(url: string): Promise<unknown>;
}

interface Call {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** All calls share one place: a new one takes that of the one before. */
const TAG = 'turn';

function callOf(told: unknown): Call {
  const { title, text, url } = (told ?? {}) as Partial<Record<keyof Call, unknown>>;
  const path = typeof url === 'string' && url.startsWith('/') ? url : '/';
  return { title: typeof title === 'string' ? title : 'ebbes', text: typeof text === 'string' ? text : '', url: path };
}

/** Show a call; a browser that is woken has to show something. */
export function show(told: unknown, notifier: Notifier): Promise<void> {
  const { title, text, url } = callOf(told);
  return notifier.showNotification(title, { body: text, tag: TAG, renotify: true, icon: '/icon-192.png', data: url });
}

/** Go where a call leads: in a page that is open, or in a new one. */
export async function open(url: unknown, pages: Pages): Promise<void> {
  const path = typeof url === 'string' ? url : '/';
  const [page] = await pages.matchAll({ type: 'window', includeUncontrolled: true });
  if (!page) {
    await pages.openWindow(path);
    return;
  }
  await page.focus();
  if (new URL(page.url).pathname !== path) await page.navigate(path);
}
