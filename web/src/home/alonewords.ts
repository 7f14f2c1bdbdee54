/** What *Play now* starts, in few words: against how many, how strong, which variants. */
import type { Say } from '../words/i18n.svelte';
import type { Alone } from '../server/alone';

export function aloneWords({ players, strength, more_cards, pick_designators }: Alone, t: Say): string {
  return [
    t('home-play-against', { bots: players - 1 }),
    strength === null ? '' : t(`bots-strength-${strength}`),
    more_cards ? t('waiting-more-cards') : '',
    pick_designators ? t('waiting-pick') : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
