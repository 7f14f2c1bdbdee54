/** One hint in a thread of its own, for somebody at a table whose server has no time for it. */
import type { Opinion } from '../server/hint';
import { advise, type ToAdvise } from './advice';
import { suppliesHere } from './supplies';

export type FromAdviser = { readonly choices: readonly Opinion[] } | { readonly fault: string };

function tell(told: FromAdviser): void {
  postMessage(told);
}

addEventListener('message', ({ data }: MessageEvent<ToAdvise>) => {
  advise(data, suppliesHere('ebbes.wasm')).then(
    (choices) => tell({ choices }),
    (error: unknown) => tell({ fault: String(error) }),
  );
});
