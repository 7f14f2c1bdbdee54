/** The strengths somebody has won against, alone. */
import { load, save } from '../browser/storage';
import type { SeatState, Strength } from '../wire/protocol.gen';
import { isStrength } from './alone';

const KEY = 'beaten';

export function beaten(): readonly Strength[] {
  const kept = load(KEY);
  return Array.isArray(kept) ? kept.filter(isStrength) : [];
}

/** Somebody won against these. */
export function rememberBeaten(others: readonly SeatState[]): void {
  const [first] = others;
  if (first?.kind !== 'bot') return;
  const isFair = others.every((seat) => seat.kind === 'bot' && seat.strength === first.strength);
  if (isFair) save(KEY, [...new Set([...beaten(), first.strength])]);
}
