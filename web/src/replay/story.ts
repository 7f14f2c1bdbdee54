/** A round told as a story: what it is called, and how it went. */
import type { Say } from '../words/i18n.svelte';
import { signed, yesNo } from '../words/pieces';
import type { Game } from '../server/review';
import { takenOf, whoOf } from './telling';
import { greatestOf, type Turning } from './turning';

/** A round in a few words, by what turned it. */
export function roundTitle(turning: Turning | null, game: Game, t: Say): string {
  if (turning === null) return t('replay-title-calm');
  const { decided, deed, luck } = turning;
  const about = { you: yesNo(decided.seat === game.seat), who: whoOf(game, decided.seat, t) };
  if (deed?.named) return t('replay-title-named', deed.named);
  if (decided.verdict?.mark) return t('replay-title-better', about);
  if (deed?.way === 'trump') return t('replay-title-trump', about);
  if (deed?.taken && takenOf(deed.taken, game, t)) return t('replay-title-taken', { trick: turning.trick });
  return luck ? t('replay-title-luck', { luck, ...about }) : t('replay-title-card', { trick: turning.trick });
}

/** How a round went, in two or three sentences: whose it was, until when it was open, what turned it. */
export function roundTold(turnings: readonly Turning[], points: readonly number[], game: Game, t: Say): string {
  const best = points.indexOf(Math.max(...points));
  const whose = t('replay-round-title', {
    you: yesNo(best === game.seat),
    who: whoOf(game, best, t),
    points: signed(points[best] ?? 0),
  });
  const [first] = turnings;
  const turning = greatestOf(turnings);
  if (first === undefined || turning === null) return `${whose}. ${t('replay-round-calm')}`;
  const open = first.trick > 2 ? `${t('replay-round-open', { trick: first.trick - 1 })} ` : '';
  return `${whose}. ${open}${t('replay-round-told', { trick: turning.trick, move: turning.move })}`;
}
