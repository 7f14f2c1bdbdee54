/** The devices on which somebody is themselves. */
import { ask } from '../server/api';
import type { DeviceShown } from '../wire/bodies.gen';
import type { Say } from '../words/i18n.svelte';

/** This one first, then the one used last. */
export async function listDevices(): Promise<DeviceShown[]> {
  const found = await ask<DeviceShown[]>('GET', '/api/me/devices');
  return found.sort((one, other) => Number(other.here) - Number(one.here));
}

export function signOut(id: string): Promise<unknown> {
  return ask('DELETE', `/api/me/devices/${encodeURIComponent(id)}`);
}

export function signOutOthers(): Promise<unknown> {
  return ask('DELETE', '/api/me/devices');
}

/** Firefox on Linux, or as much of it as is known. */
export function deviceName({ browser, system }: Pick<DeviceShown, 'browser' | 'system'>, t: Say): string {
  if (browser !== null && system !== null) return t('settings-device', { browser, system });
  return browser ?? system ?? t('settings-device-unknown');
}
