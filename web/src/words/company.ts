/** Who came and went at a table, from one look at it to the next. */
import type { Say } from './i18n.svelte';
import { about } from './pieces';
import type { Seen } from '../game/seen';

/** Who has left and who is the host now, in sentences, whatever was told in between. */
export function companyNews(before: Seen, after: Seen, t: Say): string[] {
  return [...gone(before, after, t), ...heir(before, after, t)];
}

function gone(before: Seen, after: Seen, t: Say): string[] {
  const here = new Set(peopleAt(after).values());
  return [...peopleAt(before)]
    .filter(([seat, who]) => seat !== before.you.seat && !here.has(who))
    .map(([, who]) => t('announce-seat-left', { who, removed: 'no' }));
}

function heir(before: Seen, after: Seen, t: Say): string[] {
  const { host } = after.table;
  if (host === null || hostOf(after) === hostOf(before)) return [];
  return [t('announce-host-passed', about(after, host, t))];
}

function hostOf(seen: Seen): string | undefined {
  const { host } = seen.table;
  return host === null ? undefined : peopleAt(seen).get(host);
}

function peopleAt({ table }: Seen): ReadonlyMap<number, string> {
  return new Map(table.seats.flatMap((seat, at) => (seat.kind === 'person' ? [[at, seat.name]] : [])));
}
