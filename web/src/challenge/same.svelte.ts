/** A challenge: asked for, joined, played; at an evening looked at again while others play. */
import { randomHex } from '../browser/random';
import { ask, askAgain } from '../server/api';
import { session } from '../server/session.svelte';
import type { Challenge, ChallengeCode, ChallengeTable, MyChallenge } from '../wire/bodies.gen';
import type { Strength } from '../wire/protocol.gen';

export interface Plan {
  readonly name: string;
  readonly kind: Challenge['kind'];
  readonly rounds: number;
  readonly strength: Strength;
  readonly days: number;
}

/** Whether people play it with each other, and go from table to table. */
export function isOfPeople({ kind }: Pick<Challenge, 'kind'>): boolean {
  return kind === 'evening' || kind === 'box';
}

/** How often somebody who waits looks again. */
const AGAIN = 6_000;

export class Same {
  told = $state.raw<Challenge | null>(null);
  readonly #path: string;

  constructor(readonly code: string) {
    this.#path = `/api/challenges/${encodeURIComponent(code)}`;
  }

  async open(): Promise<void> {
    if (session.me === undefined) await session.open();
    await this.look();
  }

  async look(): Promise<void> {
    this.told = await ask<Challenge>('GET', this.#path);
  }

  async join(): Promise<void> {
    await askAgain('POST', `${this.#path}/join`);
    await this.look();
  }

  /** An evening begins. */
  async start(): Promise<void> {
    await askAgain('POST', `${this.#path}/start`);
    await this.look();
  }

  /** The code of the table of one's next round. */
  async play(): Promise<string> {
    return (await askAgain<ChallengeTable>('POST', `${this.#path}/play`)).code;
  }

  /** What one's table made of the real cards of this round, by seat. */
  async enter(points: readonly number[]): Promise<void> {
    await ask('POST', `${this.#path}/points`, { number: this.told?.next ?? 1, points });
    await this.look();
  }

  /** Look again and again, until nobody wants to know any more; a lost answer is one look less. */
  watch(): () => void {
    const timer = setInterval(() => void this.look().catch(() => undefined), AGAIN);
    return () => clearInterval(timer);
  }
}

/** The code of a new challenge; sent twice, a plan counts once. */
export async function make(plan: Plan): Promise<string> {
  return (await askAgain<ChallengeCode>('POST', '/api/challenges', { id: randomHex(8), ...plan })).code;
}

/** What somebody has opened, or takes part in. */
export function mine(): Promise<readonly MyChallenge[]> {
  return ask('GET', '/api/me/challenges');
}

/** Where others come to it. */
export function linkTo(code: string): string {
  return `${location.origin}/same/${code}`;
}
