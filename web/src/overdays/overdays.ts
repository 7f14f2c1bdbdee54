/** Games over days: what the server knows of them, and what it says of their time. */
import { ask } from '../server/api';
import { secondsUntil } from '../server/clock';
import type { Holidays, HolidayTime, How, SlowTable, TellingNow } from '../wire/bodies.gen';
import type { NewAddress, WantedTelling } from '../wire/questions.gen';
import type { Say } from '../words/i18n.svelte';

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** One's own games over days, those first that wait. */
export const slowTables = (): Promise<SlowTable[]> => ask('GET', '/api/me/over-days');
export const holidays = (): Promise<Holidays> => ask('GET', '/api/me/holidays');
export const takeHoliday = (time: HolidayTime): Promise<Holidays> =>
  ask<Holidays, HolidayTime>('POST', '/api/me/holidays', time);
export const endHoliday = (first: string): Promise<Holidays> => ask('DELETE', `/api/me/holidays/${first}`);
export const telling = (): Promise<TellingNow> => ask('GET', '/api/me/telling');
export const chooseTelling = (how: How, nights: boolean): Promise<TellingNow> =>
  ask<TellingNow, WantedTelling>('PUT', '/api/me/telling', { how, nights });
export const removeAddress = (id: string): Promise<null> => ask('DELETE', `/api/me/telling/addresses/${id}`);

/** Where somebody wants to be told, besides the words. */
export type Address = Omit<NewAddress, 'one' | 'many'>;

/** Be told there, in the language of the page. */
export function addAddress(address: Address, t: Say): Promise<TellingNow> {
  const words = { one: t('overdays-call-one'), many: t('overdays-call-many', { tables: '{tables}' }) };
  return ask<TellingNow, NewAddress>('POST', '/api/me/telling/addresses', { ...address, ...words });
}

/** How long somebody still has, in few words. */
export function timeLeft(until: number, t: Say): string {
  const left = secondsUntil(until * 1000);
  if (left === 0) return t('overdays-late');
  if (left >= 2 * DAY) return t('overdays-left-days', { days: Math.floor(left / DAY) });
  return t('overdays-left-hours', { hours: Math.floor(left / HOUR) });
}
