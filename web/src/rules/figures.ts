/** Pictures beside rules and examples: cards as they lie there, or the role board. */
import type { CardCode, RoleName, SuitLetter } from '../wire/protocol.gen';

export interface FigureCard {
  readonly code: CardCode;
  readonly role?: RoleName;
  /** It names a role. */
  readonly designator?: boolean;
  /** It takes the trick. */
  readonly best?: boolean;
  /** It may not be played. */
  readonly dimmed?: boolean;
}

export type Figure =
  | { readonly kind: 'cards'; readonly groups: readonly (readonly FigureCard[])[] }
  | { readonly kind: 'roles'; readonly suits: readonly SuitLetter[] };

function cards(...groups: readonly (readonly FigureCard[])[]): Figure {
  return { kind: 'cards', groups };
}

function plain(...codes: readonly CardCode[]): FigureCard[] {
  return codes.map((code) => ({ code }));
}

function nix(...codes: readonly CardCode[]): FigureCard[] {
  return codes.map((code) => ({ code, role: 'nix' }));
}

const FIGURES: Readonly<Record<string, Figure>> = {
  R1: cards(plain('B7', 'Y7', 'G7', 'R7', 'N7')),
  R12: cards(plain('B5'), [{ code: 'B8' }, { code: 'R8', dimmed: true }]),
  R13: cards([...plain('B5', 'B8'), { code: 'G2', role: 'trump', best: true }, ...plain('R8')]),
  R16: { kind: 'roles', suits: ['G', 'B', 'N'] },
  R18: cards([
    ...plain('Y7'),
    { code: 'G6', role: 'trump', best: true },
    { code: 'G3', role: 'trump', designator: true },
  ]),
  'trump-mid-trick': cards([
    ...plain('G8', 'G2'),
    { code: 'B7', role: 'trump', best: true },
    { code: 'B3', role: 'trump', designator: true },
  ]),
  'several-designators': cards([
    { code: 'Y3', role: 'trump', designator: true },
    { code: 'Y9', role: 'trump', best: true },
    { code: 'R3', role: 'plus', designator: true },
    { code: 'G5' },
    { code: 'N3', role: 'ebbes', designator: true },
  ]),
  'nix-tie': cards(nix('G1', 'G4', 'G7'), nix('G2', 'G5', 'G8')),
  'virtual-turn': cards(plain('Y4', 'N2', 'Y6', 'R1', 'G5')),
};

/** The picture for a rule (`R13`) or an example; most have none. */
export function figureOf(id: string): Figure | null {
  return FIGURES[id] ?? null;
}
