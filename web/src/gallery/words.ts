import type { CardCode } from '../wire/protocol.gen';
import { faceOf } from '../draw/card';
import type { BoardWords } from '../draw/board';

const SUITS = { B: 'blau', N: 'braun', Y: 'gelb', G: 'grün', R: 'rot' } as const;
const ROLES = { trump: 'Trumpf', plus: 'Plus', ebbes: 'ebbes', minus: 'Minus', nix: 'nix' } as const;
const NAMES = ['Du', 'Lisbeth', 'Schorsch', 'Gretel', 'Karl'];

export function cardLabel(code: CardCode): string {
  const face = faceOf(code);
  return face ? `${SUITS[face.suit]} ${face.value}` : 'verdeckt';
}

export const WORDS: BoardWords = {
  board: 'Rollen',
  number: 'Zahl',
  out: () => 'Noch draußen',
  stillOut: (code) => `${cardLabel(code)} ist noch draußen`,
  stone: ({ code, role }) => (role ? `${cardLabel(code)}: ${ROLES[role]}` : cardLabel(code)),
  shelf: 'Ausgesuchte Bestimmer',
  role: (role) => ROLES[role],
  arch: ({ role, suit }) => `${ROLES[role]}: ${suit ? SUITS[suit] : 'offen'}`,
  card: cardLabel,
  seat: (seat) => NAMES[seat]!,
};
