/** A game against the house alone, as somebody likes it: what *Play now* starts. */
import { isRecord, load, save } from '../browser/storage';
import { CAST, OPTIONS, STRENGTHS } from '../wire/facts.gen';
import type { BotSeat, Strength } from '../wire/protocol.gen';
import type { TableWish } from './wish';

const KEY = 'alone';

export interface Alone {
  readonly players: number;
  /** How well all bots play; null for each as they usually do. */
  readonly strength: Strength | null;
  readonly more_cards: boolean;
  readonly pick_designators: boolean;
}

const USUAL: Alone = { players: OPTIONS.players.usual, strength: null, more_cards: false, pick_designators: false };

export function lastAlone(): Alone {
  const kept = load(KEY);
  if (!isRecord(kept)) return USUAL;
  const { players, strength, more_cards, pick_designators } = kept;
  const { min, max, usual } = OPTIONS.players;
  return {
    players: typeof players === 'number' && players >= min && players <= max ? players : usual,
    strength: isStrength(strength) ? strength : null,
    more_cards: more_cards === true,
    pick_designators: pick_designators === true,
  };
}

export function rememberAlone(alone: Alone): void {
  save(KEY, alone);
}

/** What the server refuses is of another time. */
export function forgetAlone(): void {
  save(KEY, USUAL);
}

/** The table for it; nobody else was asked to come. */
export function tableFor(alone: Alone): TableWish {
  const { players, strength, more_cards, pick_designators } = alone;
  const settings = { ask_first: true, options: { players, more_cards, pick_designators } };
  return strength === null ? { settings } : { settings, seats: companyFor(alone) };
}

/** Those of the house who come. */
export function companyFor({ players, strength }: Alone): readonly BotSeat[] {
  return (strength === null ? CAST : company(strength)).slice(0, players - 1);
}

/** The six of the house, all of one strength; whose own it is comes first. */
function company(strength: Strength): BotSeat[] {
  const own = CAST.filter((bot) => bot.strength === strength);
  const others = CAST.filter((bot) => bot.strength !== strength);
  return [...own, ...others].map((bot) => ({ ...bot, strength }));
}

/** Who of the house stands for a strength. */
export function faceOf(strength: Strength): string {
  return CAST.find((bot) => bot.strength === strength)?.name ?? '';
}

export function isStrength(value: unknown): value is Strength {
  return (STRENGTHS as readonly unknown[]).includes(value);
}
