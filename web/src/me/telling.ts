/** My place in words. */
import { CAST } from '../wire/facts.gen';
import type { Mean, MyGame, Tricks } from '../wire/bodies.gen';
import type { Say } from '../words/i18n.svelte';
import type { Language } from '../words/languages';

/** Reasons for whom to let start, and for which card to pick: what they have in common is said. */
const SAID_TOGETHER: Readonly<Record<string, string>> = {
  'leads-itself': 'starter',
  'lets-lead': 'starter',
  'virtual-leads': 'starter',
  'picks-designators': 'starter',
  'can-name-trump': 'starter',
  'holds-designator': 'pick',
  'open-designator': 'pick',
  'not-held': 'pick',
  'suit-held': 'pick',
};

/** What was missed, in general words; null for what has none. */
export function missedWords(code: string, t: Say): string | null {
  const key = `me-missed-${SAID_TOGETHER[code] ?? code}`;
  const words = t({ key });
  return words === key ? null : words;
}

/** More than usual if that can hardly be chance. */
export function luckOf({ mean, error }: Mean): 'more' | 'less' | 'usual' {
  if (Math.abs(mean) < 2 * error) return 'usual';
  return mean > 0 ? 'more' : 'less';
}

/** Whether few tricks brought more, as far as one can tell. */
export function tricksAnswer({ few, many }: Tricks): 'few' | 'many' | 'open' {
  if (few === null || many === null) return 'open';
  const apart = few.mean - many.mean;
  if (Math.abs(apart) < 2 * Math.hypot(few.error, many.error)) return 'open';
  return apart > 0 ? 'few' : 'many';
}

/** In which place somebody came in a game. */
export function placeIn({ seat, totals, winners }: MyGame): number {
  if (winners.includes(seat)) return 1;
  const own = totals[seat] ?? 0;
  const before = new Set(winners);
  totals.forEach((total, other) => total > own && before.add(other));
  return before.size + 1;
}

/** Who else sat there. */
export function othersIn({ seats, seat }: MyGame): string {
  return seats
    .filter((_, other) => other !== seat)
    .map(({ name }) => name)
    .join(', ');
}

/** The bot of the house that plays so. */
export function botOf(strength: string): string {
  return CAST.find((bot) => bot.strength === strength)?.name ?? strength;
}

/** As strong as somebody, or between two: as a heading, or within a line. */
export function strengthOf(strengths: readonly string[], t: Say, inLine = false): string {
  const [first = '', second] = strengths.map(botOf);
  if (second === undefined) return t(inLine ? 'me-shown-strong' : 'me-strong', { who: first });
  return t(inLine ? 'me-shown-between' : 'me-strong-between', { first, second });
}

const DAY = 86_400_000;

/** Today, yesterday, a day of the week, a date. */
export function whenOf(seconds: number, language: Language, now = Date.now()): string {
  const at = new Date(seconds * 1000);
  const ago = Math.round((midnight(now) - midnight(at.getTime())) / DAY);
  if (ago < 2)
    return new Intl.RelativeTimeFormat(spoken(language), { numeric: 'auto' }).format(-Math.max(0, ago), 'day');
  const form: Intl.DateTimeFormatOptions = ago < 7 ? { weekday: 'long' } : { dateStyle: 'medium' };
  return new Intl.DateTimeFormat(spoken(language), form).format(at);
}

/** June, or June 2025 where that is another year's. */
export function monthOf(seconds: number, language: Language, now = Date.now()): string {
  const at = new Date(seconds * 1000);
  const isNear = now - at.getTime() < 330 * DAY;
  return new Intl.DateTimeFormat(spoken(language), { month: 'long', ...(isNear ? {} : { year: 'numeric' }) }).format(
    at,
  );
}

function midnight(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}

function spoken(language: Language): string {
  return language === 'pfl' ? 'de' : language;
}
