/** The devices on which somebody is themselves. */
import { ask } from '../server/api';
import type { Say } from '../words/i18n.svelte';

export interface Device {
  readonly id: string;
  readonly browser: string | null;
  readonly system: string | null;
  /** Seconds since 1970, to the day. */
  readonly used_at: number;
  /** Whether it is the one in front of you. */
  readonly here: boolean;
}

/** This one first, then the one used last. */
export async function listDevices(): Promise<Device[]> {
  const found = await ask<Device[]>('GET', '/api/me/devices');
  return found.sort((one, other) => Number(other.here) - Number(one.here));
}

export function signOut(id: string): Promise<unknown> {
  return ask('DELETE', `/api/me/devices/${encodeURIComponent(id)}`);
}

export function signOutOthers(): Promise<unknown> {
  return ask('DELETE', '/api/me/devices');
}

/** Firefox on Linux, or as much of it as is known. */
export function deviceName({ browser, system }: Device, t: Say): string {
  if (browser !== null && system !== null) return t('settings-device', { browser, system });
  return browser ?? system ?? t('settings-device-unknown');
}
