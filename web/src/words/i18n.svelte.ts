/** All words, in the language chosen: `t("home-play")`. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Told } from './keys.gen';
import { FALLBACKS, type Language } from './languages';

type Pattern = Parameters<FluentBundle['formatPattern']>[0];
export type Args = Readonly<Record<string, FluentVariable>>;
export type Key = keyof Told;
/** What has to be told with a key, if anything. */
type Needed<K extends Key> = [Told[K]] extends [never] ? [] : [args: Readonly<Record<Told[K], FluentVariable>>];

/** Keys of what is said as it is. */
export type PlainKey = { [K in Key]: [Told[K]] extends [never] ? K : never }[Key];

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
/** Words that some pages say and others do not; the rest is for all. `game`: those of every table on a screen. */
export const PARTS = [
  'game',
  'all',
  'check',
  'companion',
  'day',
  'end',
  'learn',
  'me',
  'open',
  'overdays',
  'pocket',
  'puzzle',
  'reasons',
  'replay',
  'review',
  'rules',
  'same',
  'score',
  'settings',
] as const;
export type Part = (typeof PARTS)[number];
/** The sources of a language: those for all, or those of one part. */
export type Load = (language: Language, part: Part | null) => Promise<readonly string[]>;
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

const FILES_OF_A_GAME = {
  de: () => import('./game/de'),
  en: () => import('./game/en'),
  pfl: () => import('./game/pfl'),
} as const;

const FILES_OF_PARTS = import.meta.glob<string>(
  '../../../locales/*/{all,check,companion,day,end,learn,me,open,overdays,pocket,puzzle,reasons,replay,review,rules,same,score,settings}.ftl',
  {
    query: '?raw',
    import: 'default',
  },
);

async function loadFiles(language: Language, part: Part | null): Promise<readonly string[]> {
  if (part === null) return Object.values((await FILES[language]()).default);
  if (part === 'game') return Object.values((await FILES_OF_A_GAME[language]()).default);
  const file = FILES_OF_PARTS[`../../../locales/${language}/${part}.ftl`];
  return file ? [await file()] : [];
}

export class I18n {
  language = $state<Language>('en');
  #bundles = $state.raw<ReadonlyMap<Language, FluentBundle>>(new Map());
  /** The language asked for last, which may not be there yet. */
  #wanted: Language | null = null;
  readonly #parts = new Set<Part>();
  readonly #loading = new Map<string, Promise<void>>();
  readonly #load: Load;
  readonly #complain: Complain;

  constructor(load: Load = loadFiles, complain: Complain = () => undefined) {
    this.#load = load;
    this.#complain = complain;
  }

  /** Speak a language from now on, unless another one is asked for meanwhile; its words are there when this is done. */
  async use(language: Language): Promise<void> {
    const before = this.#wanted;
    this.#wanted = language;
    try {
      await this.#ready(language);
    } catch (error) {
      if (this.#wanted === language) this.#wanted = before;
      throw error;
    }
    if (this.#wanted === language) this.language = language;
  }

  /** Know the words of some parts as well, in every language from now on. */
  async need(parts: readonly Part[]): Promise<void> {
    for (const part of parts) this.#parts.add(part);
    if (this.#wanted !== null) await this.#ready(this.#wanted);
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

  async #ready(language: Language): Promise<void> {
    await Promise.all([null, ...this.#parts].map((part) => this.#once(language, part)));
  }

  #once(language: Language, part: Part | null): Promise<void> {
    const name = `${language} ${part}`;
    const loading = this.#loading.get(name) ?? this.#learn(language, part);
    this.#loading.set(name, loading);
    loading.catch(() => this.#loading.delete(name));
    return loading;
  }

  async #learn(language: Language, part: Part | null): Promise<void> {
    const texts = await this.#load(language, part);
    const known = this.#bundles.get(language);
    const bundle = known ?? new FluentBundle([...FALLBACKS[language]], { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text));
    this.#bundles = new Map([...this.#bundles, [language, bundle]]);
  }
}

export const i18n = new I18n(loadFiles, (key, fault) => {
  if (import.meta.env.DEV) console.warn(key, fault);
});
export const t = i18n.t;
