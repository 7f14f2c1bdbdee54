/** A challenge: asked for, joined, played; at an evening looked at again while others play. */
import { randomHex } from '../browser/random';
import { ask, askAgain } from '../server/api';
import { channel } from '../server/channel.svelte';
import { session } from '../server/session.svelte';
import type { Challenge, ChallengeCode, ChallengeTable, MyChallenge } from '../wire/bodies.gen';
import type { NewChallenge, NewPoints } from '../wire/questions.gen';
import type { PersonMessage, Strength } from '../wire/protocol.gen';

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

/** Whether a message of one's own line may be about a challenge; whoever was cut off may have missed one. */
function isNews(message: PersonMessage, code: string): boolean {
  return message.type === 'hello' || (message.type === 'challenge-moved' && message.challenge === code);
}

/** How often a stranger looks again. */
const AGAIN = 6_000;
/** Milliseconds after news; who would tell them without end makes nobody look without end. */
const SOON = 1_000;

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

  /** Take part in an evening no more. */
  async leave(): Promise<void> {
    await askAgain('DELETE', `${this.#path}/join`);
    await this.look();
  }

  /** Take somebody else off an evening. */
  async takeOff(key: string): Promise<void> {
    await askAgain('DELETE', `${this.#path}/people/${key}`);
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
    await ask<null, NewPoints>('POST', `${this.#path}/points`, { number: this.told?.next ?? 1, points });
    await this.look();
  }

  /**
   * Look again until nobody wants to know any more: soon after the server tells of it, which it does to who has to do
   * with it, else again and again. A lost answer is one look less, and many news at once are one look.
   */
  watch(isTold: boolean): () => void {
    const look = () => void this.look().catch(() => undefined);
    if (!isTold) {
      const timer = setInterval(look, AGAIN);
      return () => clearInterval(timer);
    }
    let planned: ReturnType<typeof setTimeout> | null = null;
    const lookSoon = () => {
      planned = null;
      look();
    };
    const unlisten = channel.listen((message) => {
      if (isNews(message, this.code)) planned ??= setTimeout(lookSoon, SOON);
    });
    return () => {
      unlisten();
      clearTimeout(planned ?? undefined);
    };
  }
}

/** The code of a new challenge; sent twice, a plan counts once. */
export async function make(plan: Plan): Promise<string> {
  return (await askAgain<ChallengeCode, NewChallenge>('POST', '/api/challenges', { id: randomHex(8), ...plan })).code;
}

/** What somebody has opened, or takes part in. */
export function mine(): Promise<readonly MyChallenge[]> {
  return ask('GET', '/api/me/challenges');
}

/** Where others come to it. */
export function linkTo(code: string): string {
  return `${location.origin}/same/${code}`;
}
