/** Whether somebody may sit down, and what is said of that. */
import type { Say } from '../../words/i18n.svelte';
import { nameOf } from '../../words/pieces';
import type { You } from '../../wire/protocol.gen';
import type { Seen } from '../../game/seen';

/** Whether a tap on a seat leads to anything. */
export function maySit({ seat, door }: You): boolean {
  return seat === null && (door === 'open' || mustAsk({ seat, door }));
}

/** Whether it leads to a question for the host. */
export function mustAsk({ seat, door }: Pick<You, 'seat' | 'door'>): boolean {
  return seat === null && (door === 'ask' || door === 'turned-down');
}

/** What somebody without a seat has to know of getting one; null if there is nothing to know. */
export function doorWord(seen: Seen, t: Say): string | null {
  const { you, table } = seen;
  if (you.seat !== null || table.ended) return null;
  const host = table.host === null ? '?' : nameOf(seen, table.host, t);
  switch (you.door) {
    case 'open':
      return null;
    case 'ask':
      return t('table-ask', { host });
    case 'asked':
      return t('table-asked', { host });
    case 'turned-down':
      return t('table-turned-down', { host });
    case 'shut':
      return t('table-shut');
    case 'removed':
      return t('table-removed');
  }
}
