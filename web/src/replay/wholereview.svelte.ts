/** The whole review as a file: judged on this device, by the same judge, whatever a server keeps of it. */
import type { Review, Reviewing } from '../server/review';

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
