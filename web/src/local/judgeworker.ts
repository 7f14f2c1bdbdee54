/** The judge in a thread of its own: given a game, it tells the review as it grows. */
import { judge, type KeptReview, type Wanted } from './judging';
import { suppliesHere } from './supplies';

export type FromJudge = { readonly review: KeptReview } | { readonly fault: string };

async function work(wanted: Wanted): Promise<void> {
  for await (const review of judge(wanted, suppliesHere('judge.wasm'))) tell({ review });
}

function tell(told: FromJudge): void {
  postMessage(told);
}

addEventListener('message', ({ data }: MessageEvent<Wanted>) => {
  work(data).catch((error: unknown) => tell({ fault: error instanceof Error ? error.name : String(error) }));
});
