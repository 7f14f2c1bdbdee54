/** The real words in all languages, with an ear for what is wrong with them. */
import { type Args, I18n, PARTS, type Say, type Sentence } from '../src/words/i18n.svelte';
import { type Language, LANGUAGES } from '../src/words/languages';

export interface Voice {
  readonly language: Language;
  readonly t: Say;
  /** Sentences that lacked something, or were not there. */
  readonly faults: string[];
}

async function voice(language: Language): Promise<Voice> {
  const faults: string[] = [];
  const i18n = new I18n(undefined, (key, fault) => faults.push(`${key}: ${fault.message}`));
  await i18n.need(PARTS);
  await i18n.use(language);
  const t: Say = (asked: string | Sentence, told?: Args) => {
    const sentence = typeof asked === 'string' ? { key: asked, args: told } : asked;
    const { key } = sentence;
    const said = i18n.t(sentence);
    if (said === key && key.includes('-')) faults.push(`${key}: no such sentence`);
    return said;
  };
  return { language, t, faults };
}

export const voices = (): Promise<Voice[]> => Promise.all(LANGUAGES.map(voice));
