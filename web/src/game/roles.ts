/** The roles, in the order in which they are named. */
import type { RoleName, SuitLetter } from '../wire/protocol.gen';

export const ROLES: readonly RoleName[] = ['trump', 'plus', 'ebbes', 'minus', 'nix'];

/** The role of a suit, if it has one yet; `roles` as a view has them. */
export function roleOf(suit: SuitLetter, roles: readonly SuitLetter[]): RoleName | null {
  return ROLES[roles.indexOf(suit)] ?? null;
}
