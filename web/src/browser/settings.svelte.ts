/** How this browser likes it: kept here, never sent anywhere. */
import { HAND_ORDERS, type HandOrder } from '../game/hand';
import { type Language, LANGUAGES, preferredLanguage } from '../words/languages';
import { PACES, type Pace } from './pace';
import { isRecord, load, onKept, save } from './storage';

export const THEMES = ['system', 'light', 'dark'] as const;
export const ANNOUNCEMENTS = ['all', 'less'] as const;
export const MOTIONS = ['system', 'less', 'full'] as const;

/** What a page can set. */
export interface Choices {
  language: Language;
  theme: (typeof THEMES)[number];
  pace: Pace;
  motion: (typeof MOTIONS)[number];
  handOrder: HandOrder;
  /** First choose, then play. */
  secondTap: boolean;
  /** A card tapped out of turn is played as soon as it is one's turn. */
  ahead: boolean;
  /** Letters of the suits on the cards, beside motif and colour. */
  letters: boolean;
  /** Keys of one sign act at the table (WCAG 2.1.4). */
  shortcuts: boolean;
  sounds: boolean;
  chatMuted: boolean;
  /** How much a screen reader hears: every card, or tricks and roles. */
  announce: (typeof ANNOUNCEMENTS)[number];
}

const KEY = 'settings';

/** The token `--panel` by day and by night. */
const PANELS = { light: '#FDF7EA', dark: '#2A1D17' } as const;

/** What is set as long as nobody sets anything. */
function defaults(): Choices {
  return {
    language: preferredLanguage(navigator.languages),
    theme: 'system',
    pace: 'normal',
    motion: 'system',
    handOrder: 'suit',
    secondTap: false,
    ahead: false,
    letters: true,
    shortcuts: true,
    sounds: false,
    chatMuted: false,
    announce: 'all',
  };
}

const ALLOWED: { readonly [Key in keyof Choices]: readonly Choices[Key][] } = {
  language: LANGUAGES,
  theme: THEMES,
  pace: PACES,
  motion: MOTIONS,
  handOrder: HAND_ORDERS,
  secondTap: [false, true],
  ahead: [false, true],
  letters: [false, true],
  shortcuts: [false, true],
  sounds: [false, true],
  chatMuted: [false, true],
  announce: ANNOUNCEMENTS,
};

/** Of what was kept, what still is a setting. */
function kept(): Partial<Choices> {
  const found = load(KEY);
  if (!isRecord(found)) return {};
  const known = Object.entries(ALLOWED).filter(([key, allowed]) =>
    (allowed as readonly unknown[]).includes(found[key]),
  );
  return Object.fromEntries(known.map(([key]) => [key, found[key]]));
}

export class Settings {
  #set = $state.raw<Partial<Choices>>(kept());

  /** All settings as they are now. */
  readonly now: Readonly<Choices> = $derived({ ...defaults(), ...this.#set });

  /** Whether things should move little, as told here or by the system. */
  get isCalm(): boolean {
    if (this.now.motion !== 'system') return this.now.motion === 'less';
    return matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  /** Hear when another tab has changed something, and take it over; returns how to stop. */
  listen(hear: () => void): () => void {
    return onKept(KEY, () => {
      this.#set = kept();
      hear();
    });
  }

  change(choices: Partial<Choices>): void {
    this.#set = { ...this.#set, ...choices };
    save(KEY, this.#set);
  }

  /** Show it on the page: before the first paint, and after each change. */
  apply(root: HTMLElement = document.documentElement): void {
    const { theme, motion, letters, language } = this.now;
    mark(root, 'theme', theme === 'system' ? null : theme);
    mark(root, 'motion', motion === 'system' ? null : motion);
    mark(root, 'letters', letters ? null : 'off');
    root.lang = language;
    tintBrowser(theme);
  }
}

function mark(root: HTMLElement, name: string, value: string | null): void {
  if (value === null) delete root.dataset[name];
  else root.dataset[name] = value;
}

/** The browser's own bar takes the colour of the panels; the page has one `meta` for each theme of the system. */
function tintBrowser(theme: Choices['theme']): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light';
    meta.content = PANELS[theme === 'system' ? own : theme];
  }
}

export const settings = new Settings();
