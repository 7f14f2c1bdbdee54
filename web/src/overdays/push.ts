/** A browser that lets itself be woken: asked for only when somebody wants it. */
import type { Address } from './overdays';

/** Whether this browser can be woken, at this address. */
export function canBeWoken(): boolean {
  return (
    globalThis.isSecureContext &&
    'serviceWorker' in navigator &&
    'PushManager' in globalThis &&
    'Notification' in globalThis
  );
}

/** Whether somebody has said no to it. */
export function isDenied(): boolean {
  return canBeWoken() && Notification.permission === 'denied';
}

/** Where this browser can be woken by who has the key; null if somebody does not want it. */
export async function subscribe(key: string): Promise<Address | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe(); // another server may have had another key
  const given = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = '', keys = {} } = given.toJSON();
  return { kind: 'push', url: endpoint, key: keys.p256dh ?? '', auth: keys.auth ?? '' };
}

export async function unsubscribe(): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
}
