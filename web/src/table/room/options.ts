/** Options of a game as the host changes them. */
import { OPTIONS } from '../../wire/facts.gen';
import type { GameOptions } from '../../wire/protocol.gen';

/** Rounds and spaces can differ from these only where designators are picked (R26, R28). */
const { rounds, goal, dabbscheedel } = OPTIONS;
const ENDS = { rounds: rounds.usual, goal: goal.usual, dabbscheedel: dabbscheedel.usual };

export function changedOptions(options: GameOptions, change: Partial<GameOptions>): GameOptions {
  const changed = { ...options, ...change };
  return changed.pick_designators ? changed : { ...changed, ...ENDS };
}
