/** Days as a language writes them; Palatine writes them as German does. */
import type { Language } from './languages';

export function days(language: Language): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language === 'pfl' ? 'de' : language, { dateStyle: 'medium' });
}
