/** The judge in a thread of its own: given a game, it tells the review as it grows. */
import { judge, type JudgedGame, type KeptReview } from './judging';
import { suppliesHere } from './supplies';

export interface ToJudge {
  readonly game: JudgedGame;
  /** What was judged before. */
  readonly before: KeptReview | null;
}

export type FromJudge = { readonly review: KeptReview } | { readonly fault: string };

async function work({ game, before }: ToJudge): Promise<void> {
  for await (const review of judge(game, before, suppliesHere('judge.wasm'))) tell({ review });
}

function tell(told: FromJudge): void {
  postMessage(told);
}

addEventListener('message', ({ data }: MessageEvent<ToJudge>) => {
  work(data).catch((error: unknown) => tell({ fault: error instanceof Error ? error.name : String(error) }));
});
