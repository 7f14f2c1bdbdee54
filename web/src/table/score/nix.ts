/** Why somebody wins nix: told on the score sheet, and while the starter is named. */
import type { Say } from '../../words/i18n.svelte';
import { about, listed, nameOf } from '../../words/pieces';
import { type CountedRound, countsOf, highestNix } from '../../game/round';
import { VIRTUAL } from '../../game/seats';
import type { Seen } from '../../game/seen';

/** Whether the virtual player has won nix, and somebody has to speak for it. */
export function isVirtuals({ view, scored }: CountedRound): boolean {
  return view.options.players === 2 && scored.nix_winner === VIRTUAL;
}

/** The most cards, or on a tie the highest; the virtual player cannot speak. */
export function nixSentence(seen: Seen, round: CountedRound, t: Say): string {
  const { view, scored } = round;
  if (isVirtuals(round)) return t('score-nix-virtual', about(seen, scored.chooser, t));
  const counts = countsOf(view).map(({ nix }) => nix);
  const winner = scored.nix_winner;
  const cards = counts[winner] ?? 0;
  const args = { ...about(seen, winner, t), suit: view.roles[4] ?? 'B', cards };
  const tied = counts.flatMap((own, seat) => (own === cards && seat !== winner ? [seat] : []));
  if (tied.length === 0) return t('score-nix-most', args);
  const others = listed(
    tied.map((seat) => (seat === seen.you.seat ? t('table-you') : nameOf(seen, seat, t))),
    t,
  );
  return t('score-nix-tie', { ...args, others, value: highestNix(view, winner) });
}
