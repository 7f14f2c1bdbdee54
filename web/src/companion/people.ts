/** Who is at the table of a real game, the virtual player too. */
import { DISCS, type DiscColour } from '../draw/discs';
import type { Say } from '../words/i18n.svelte';
import type { RealGame } from './notebook.svelte';

export interface Person {
  readonly name: string;
  readonly disc: DiscColour | 'wood';
}

export function peopleOf({ players }: RealGame, t: Say): Person[] {
  const people = players.map(({ name, disc }) => ({ name, disc: colourOf(disc) }));
  return players.length === 2 ? [...people, { name: t('virtual-player'), disc: 'wood' }] : people;
}

function colourOf(disc: string): Person['disc'] {
  return DISCS.find((colour) => colour === disc) ?? 'wood';
}
