/** Tables for everybody: which of them to show, and what to say of each. */
import type { TableCard } from '../wire/bodies.gen';
import type { Say } from '../words/i18n.svelte';
import { freeSeats } from '../server/tables';

/** What somebody looks for. */
export const SORTS = ['all', 'free', 'watch', 'days'] as const;
export type Sort = (typeof SORTS)[number];

/** Seconds after which bots take the seats of a table somebody opens for all. */
export const FILLED_AFTER = 180;

/** Whether somebody can sit down there, on a seat for which nobody has come. */
export function hasRoom({ playing, seats }: TableCard): boolean {
  return !playing && freeSeats(seats) > 0;
}

/** Those somebody looks for: first where there is room. */
export function sorted(tables: readonly TableCard[], sort: Sort): readonly TableCard[] {
  const fitting = sort === 'days' ? tables.filter(({ settings }) => settings.over_days) : tables;
  const free = fitting.filter(hasRoom);
  const others = fitting.filter((table) => !hasRoom(table));
  if (sort === 'free') return free;
  return sort === 'watch' ? others : [...free, ...others];
}

/** What is played there, in few words. */
export function played({ settings: { options, clock, over_days, ask_first } }: TableCard, t: Say): string {
  return [
    t('open-players', { players: options.players }),
    options.more_cards ? t('waiting-more-cards') : '',
    options.pick_designators ? t('waiting-pick') : '',
    clock === 'none' ? '' : t('open-clock', { clock }),
    over_days ? t('open-each-card', { hours: over_days.hours }) : '',
    ask_first ? t('waiting-ask-first') : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
