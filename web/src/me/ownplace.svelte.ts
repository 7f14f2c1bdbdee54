/** My place: asked for, until all games are counted, with the list of games. */
import { ask } from '../server/api';
import { session } from '../server/session.svelte';
import type { LadderRung, MyGame, MyGames, MyPlace, Shows } from '../wire/bodies.gen';
import type { WantsRating } from '../wire/questions.gen';
import { Refusal } from '../wire/refusal';

/** Games that are listed first, and with each tap more. */
const PAGE = 5;
const MORE = 25;
/** Games somebody shows to the judge in one go. */
const ASKED_AT_ONCE = 3;

export class OwnPlace {
  place = $state.raw<MyPlace | null>(null);
  ladder = $state.raw<readonly LadderRung[] | null>(null);
  games = $state.raw<readonly MyGame[]>([]);
  /** Whether some games were just shown to the judge. */
  asked = $state(false);
  #next = $state.raw<string | null>(null);
  #unlisten: () => void = () => undefined;
  #isClosed = false;

  get hasMore(): boolean {
    return this.#next !== null;
  }

  /** Games nobody has judged and that can count, the newest first. */
  get unjudged(): readonly MyGame[] {
    const open = this.games.filter(({ given_away, counts, finished }) => given_away === null && counts && finished);
    return open.slice(0, ASKED_AT_ONCE);
  }

  async open(): Promise<void> {
    await session.open();
    if (!session.me) {
      this.ladder = await ask<LadderRung[]>('GET', '/api/ladder');
      return;
    }
    await this.#look();
    await this.#list(`most=${PAGE}`, []);
  }

  /** Nobody listens any more. */
  close(): void {
    this.#isClosed = true;
    this.#unlisten();
  }

  /** Look again as soon as a game was judged. */
  async #listen(): Promise<void> {
    const { channel } = await import('../server/channel.svelte');
    this.#unlisten();
    if (this.#isClosed) return;
    this.#unlisten = channel.listen((message) => {
      if (message.type === 'review-done') void this.#again().catch(() => undefined);
    });
  }

  async #again(): Promise<void> {
    await this.#look();
    await this.#list(`most=${Math.max(PAGE, this.games.length)}`, []);
  }

  async #look(): Promise<void> {
    let found: MyPlace;
    do {
      found = await ask<MyPlace>('GET', '/api/me/place');
      this.place = found;
    } while (!found.is_whole);
    this.ladder = found.ladder;
  }

  async more(): Promise<void> {
    if (this.#next !== null) await this.#list(`most=${MORE}&before=${encodeURIComponent(this.#next)}`, this.games);
  }

  /** Have the last games judged; those that are still closed come another time. */
  async askJudge(): Promise<void> {
    for (const { id } of this.unjudged) {
      await ask('POST', `/api/games/${encodeURIComponent(id)}/review`).catch(unlessSealed);
    }
    this.asked = true;
    await this.#listen();
  }

  /** Whether one is rated among people. */
  async rate(wanted: boolean): Promise<void> {
    await ask<null, WantsRating>('PUT', '/api/me/place/rating', { wanted });
    await this.#look();
  }

  async show(change: Partial<Shows>): Promise<void> {
    if (this.place === null) return;
    const shows = { ...this.place.shows, ...change };
    await ask<null, Shows>('PUT', '/api/me/place/shows', shows);
    this.place = { ...this.place, shows };
  }

  async #list(query: string, before: readonly MyGame[]): Promise<void> {
    const { games, next } = await ask<MyGames>('GET', `/api/me/games?${query}`);
    this.games = [...before, ...games];
    this.#next = next;
  }
}

function unlessSealed(error: unknown): void {
  if (!(error instanceof Refusal && error.code === 'review/sealed')) throw error;
}
