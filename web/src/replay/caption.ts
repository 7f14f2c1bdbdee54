/** What has just happened, in a sentence or two. */
import { announce } from '../words/announce';
import type { Say } from '../words/i18n.svelte';
import type { Screen } from '../table/screen/screen.svelte';
import type { Recorded } from './recorded.svelte';

/** The words to the moment on a screen; none before there is one. */
export function captionOf({ moments, at }: Pick<Screen, 'moments' | 'at'>, t: Say): string {
  const moment = moments[at];
  if (moment === undefined) return '';
  if (moment.event === null) return t('replay-begin');
  const before = moments[at - 1]?.seen ?? moment.seen;
  return announce(moment.event, before, moment.seen, t).join(' ');
}

/** How far the game has come on the screen. */
export function whereOf({ round, screen }: Recorded, t: Say): string {
  return t('replay-where', { round, at: screen.at, all: screen.moments.length - 1 });
}
