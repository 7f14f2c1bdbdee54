/** Days as a language writes them; Palatine writes them as German does. */
import type { Language } from './languages';

export function days(language: Language): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(spoken(language), { dateStyle: 'medium' });
}

/** A day of the calendar, which is the same everywhere: 2028-02-29. */
export function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** 29. Februar. */
export function longDay(language: Language): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(spoken(language), { day: 'numeric', month: 'long', timeZone: 'UTC' });
}

/** Februar. */
export function monthName(language: Language): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(spoken(language), { month: 'long', timeZone: 'UTC' });
}

/** Februar 2028. */
export function monthAndYear(language: Language): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(spoken(language), { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** Mo to So. */
export function weekdays(language: Language): readonly string[] {
  const names = new Intl.DateTimeFormat(spoken(language), { weekday: 'short', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, at) => names.format(new Date(Date.UTC(2024, 0, 1 + at))));
}

/** Sonntag, 20:00. */
export function weekdayAndTime(language: Language): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(spoken(language), { weekday: 'long', hour: 'numeric', minute: '2-digit' });
}

/** So. */
export function weekdayName(language: Language): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(spoken(language), { weekday: 'short' });
}

function spoken(language: Language): string {
  return language === 'pfl' ? 'de' : language;
}
