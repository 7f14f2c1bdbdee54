/** The files of a review: the record, the page, and the whole of it, judged on this device by the same judge. */
import type { GameRecord } from '../local/record';
import { ask } from '../server/api';
import type { Review, Reviewing } from '../server/review';
import type { ReviewPage } from '../wire/bodies.gen';
import type { Language } from '../words/languages';
import type { Nachspiel } from './nachspiel.svelte';

type Source = Pick<Nachspiel, 'id' | 'brought' | 'review' | 'reviewing'>;

/** The game as `ebbes-record/1`. */
export function recordOf({ id, brought }: Source): Promise<GameRecord> {
  return brought ? brought.record() : ask<GameRecord>('GET', `${pathOf(id)}/record`);
}

/** The page of `ebbes review --html`; none where no server has the review, as it was judged here. */
export async function pageOf({ id, brought, reviewing }: Source, language: Language): Promise<string | null> {
  if (brought || reviewing) return null;
  return (await ask<ReviewPage>('GET', `${pathOf(id)}/review/page?language=${language}`)).page;
}

/** Who judges it here: whoever does already, else somebody at the depth of its review. */
export async function judgeOf(source: Source): Promise<Reviewing> {
  if (source.reviewing) return source.reviewing;
  const { reviewingWhole } = await import('../local/judgedhere');
  return reviewingWhole(await recordOf(source), source.review?.fingerprint ?? null);
}

function pathOf(id: string): string {
  return `/api/games/${encodeURIComponent(id)}`;
}

export class WholeReview {
  /** How far it is; null while nobody judges. */
  progress = $state.raw<Pick<Review, 'done' | 'of'> | null>(null);
  hasFailed = $state(false);
  readonly #judge: () => Promise<Reviewing>;
  #reviewing: Reviewing | null = null;

  constructor(judge: () => Promise<Reviewing>) {
    this.#judge = judge;
  }

  /** The file, once all is judged; null if somebody stopped it, or nobody can judge here. */
  async file(): Promise<unknown> {
    this.hasFailed = false;
    const reviewing = (this.#reviewing ??= await this.#judge());
    if (reviewing.review.state !== 'done') await this.#end(reviewing);
    this.progress = null;
    return reviewing.file();
  }

  /** Leave it; what was judged is not lost while the page stays. */
  stop(): void {
    this.#reviewing?.stop();
    this.#leave();
  }

  /** Whoever waits for the end does so no more. */
  #leave: () => void = () => undefined;

  #end(reviewing: Reviewing): Promise<void> {
    return new Promise((leave) => {
      this.#leave = leave;
      this.progress = { done: 0, of: 0 };
      reviewing.begin((review) => {
        this.progress = review;
        this.hasFailed = review.state === 'failed';
        if (review.state !== 'running') leave();
      });
    });
  }
}
