/** The card somebody points at, wherever it is drawn. */
import { getContext, setContext } from 'svelte';
import type { CardCode } from '../wire/protocol.gen';

export type PointedAt = () => CardCode | null;

const KEY = Symbol('pointed');

/** All drawings inside a component mark this card from now on. */
export function markPointed(pointedAt: PointedAt): void {
  setContext(KEY, pointedAt);
}

/** What is marked here; nothing where nobody points. */
export function pointedHere(): PointedAt {
  return getContext<PointedAt | undefined>(KEY) ?? (() => null);
}
