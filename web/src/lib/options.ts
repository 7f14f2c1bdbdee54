/** Options of a game as the host changes them. */
import type { GameOptions } from "./protocol.gen";

/** Rounds and spaces can differ from these only where designators are picked (R26, R28). */
const ENDS = { rounds: 5, goal: 30, dabbscheedel: -15 } as const;

export function changedOptions(options: GameOptions, change: Partial<GameOptions>): GameOptions {
  const changed = { ...options, ...change };
  return changed.pick_designators ? changed : { ...changed, ...ENDS };
}
