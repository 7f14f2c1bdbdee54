/** What the Elwetritsche says in the lesson: what the step is about, or why a tap led to nothing. */
import { suitOf } from '../game/cards';
import type { Say } from '../words/i18n.svelte';
import type { CardCode, Reason } from '../wire/protocol.gen';
import { refusalSentence } from '../words/reasons';
import type { Seen } from '../game/seen';

export interface Speech {
  readonly title: string;
  readonly text: string;
  /** An answer to a tap. */
  readonly ink: boolean;
  readonly link: { readonly href: string; readonly text: string } | null;
}

interface Tapped {
  readonly refusal: Reason | null;
  readonly asked: CardCode | null;
}

export function lessonSays({ refusal, asked }: Tapped, step: { readonly name: string }, seen: Seen, t: Say): Speech {
  const title = t({ key: `learn-${step.name}-title` });
  if (refusal === null) return { title, text: t({ key: `learn-${step.name}-text` }), ink: false, link: null };
  const text = t(refusalSentence(refusal, t, seen));
  const { rule } = refusal;
  if (rule === null || asked === null) return { title, text, ink: true, link: null };
  const link = { href: `/rules#${rule}`, text: t('rule-link', { rule: rule.replace('R', '') }) };
  return { title: t('play-not-this', { suit: suitOf(asked) }), text, ink: true, link };
}
