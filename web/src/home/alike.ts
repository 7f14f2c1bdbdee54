/** Where somebody stands among the house. */
import { CAST } from '../wire/facts.gen';

/** The strengths of the house, the weakest first. */
const LADDER: readonly string[] = ['beginner', 'casual', 'solid', 'strong', 'expert'];

export interface Alike {
  /** Of one of the house, or of two between whom somebody stands. */
  readonly names: readonly string[];
  /** On the way from the weakest to the strongest, in per cent. */
  readonly place: number;
}

/** Null while nothing can be said. */
export function alikeOf(strengths: readonly string[]): Alike | null {
  const steps = strengths.map((strength) => LADDER.indexOf(strength)).filter((at) => at >= 0);
  if (steps.length === 0) return null;
  const mean = steps.reduce((sum, at) => sum + at, 0) / steps.length;
  return { names: strengths.map(nameOf), place: (mean / (LADDER.length - 1)) * 100 };
}

function nameOf(strength: string): string {
  return CAST.find((bot) => bot.strength === strength)?.name ?? strength;
}
