/** All words, in the language chosen: `t("home-play")`. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Told } from './keys.gen';
import { FALLBACKS, type Language } from './languages';

type Pattern = Parameters<FluentBundle['formatPattern']>[0];
export type Args = Readonly<Record<string, FluentVariable>>;
export type Key = keyof Told;
/** What has to be told with a key, if anything. */
type Needed<K extends Key> = [Told[K]] extends [never] ? [] : [args: Readonly<Record<Told[K], FluentVariable>>];

/** A sentence whose key was built from a code, which only tests can compare with the words. */
export interface Sentence {
  readonly key: string;
  readonly args?: Args;
}

/** Says a sentence: by its key and all it is told, or one that was built. */
export interface Say {
  <K extends Key>(key: K, ...args: Needed<K>): string;
  (sentence: Sentence): string;
}
/** The sources of a language. */
export type Load = (language: Language) => Promise<readonly string[]>;
/** Hears what is wrong with a sentence: a variable that was not given, a part that is not there. */
export type Complain = (key: string, fault: Error) => void;

/** What numbers have where print has a minus. */
const HYPHEN = /(?<![^\s(])-(?=\d)/g;

/** Each language is one file of the bundle, loaded when it is spoken. */
const FILES = {
  de: () => import('./de'),
  en: () => import('./en'),
  pfl: () => import('./pfl'),
} as const;

async function loadFiles(language: Language): Promise<readonly string[]> {
  return Object.values((await FILES[language]()).default);
}

export class I18n {
  language = $state<Language>('en');
  #bundles = $state.raw<ReadonlyMap<Language, FluentBundle>>(new Map());
  readonly #loading = new Map<Language, Promise<void>>();
  readonly #load: Load;
  readonly #complain: Complain;

  constructor(load: Load = loadFiles, complain: Complain = () => undefined) {
    this.#load = load;
    this.#complain = complain;
  }

  /** Speak a language from now on; its words are there when this is done. */
  async use(language: Language): Promise<void> {
    await this.#ready(language);
    this.language = language;
  }

  /** A sentence; where there is none, that of the next language, and at last its key. */
  readonly t: Say = (said: string | Sentence, told?: Args) => {
    const { key, args } = typeof said === 'string' ? { key: said, args: told } : said;
    for (const language of FALLBACKS[this.language]) {
      const bundle = this.#bundles.get(language);
      if (bundle === undefined) void this.#ready(language).catch(() => undefined);
      const pattern = bundle?.getMessage(key)?.value;
      if (bundle && pattern) return this.#said(bundle, key, pattern, args);
    }
    return key;
  };

  #said(bundle: FluentBundle, key: string, pattern: Pattern, args: Args | undefined): string {
    const faults: Error[] = [];
    const sentence = bundle.formatPattern(pattern, args, faults);
    for (const fault of faults) this.#complain(key, fault);
    return sentence.replace(HYPHEN, '−');
  }

  #ready(language: Language): Promise<void> {
    const loading = this.#loading.get(language) ?? this.#bundle(language);
    this.#loading.set(language, loading);
    return loading;
  }

  async #bundle(language: Language): Promise<void> {
    try {
      const bundle = new FluentBundle([...FALLBACKS[language]], { useIsolating: false });
      for (const text of await this.#load(language)) bundle.addResource(new FluentResource(text));
      this.#bundles = new Map([...this.#bundles, [language, bundle]]);
    } catch (error) {
      this.#loading.delete(language);
      throw error;
    }
  }
}

export const i18n = new I18n(loadFiles, (key, fault) => {
  if (import.meta.env.DEV) console.warn(key, fault);
});
export const t = i18n.t;
