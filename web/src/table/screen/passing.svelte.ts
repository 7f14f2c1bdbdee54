/** A reason goes after a while, or with the next tap. */
import type { Reason } from '../../wire/protocol.gen';

const WHILE = 4_000;

export interface Refusing {
  readonly refusal: Reason | null;
  dismiss(): void;
}

/** Dismiss the reasons of whoever gives them; to be called where effects may be. */
export function passing(refusing: () => Refusing | null): void {
  $effect(() => {
    const who = refusing();
    if (who === null || who.refusal === null) return;
    const timer = setTimeout(() => who.dismiss(), WHILE);
    return () => clearTimeout(timer);
  });
}
