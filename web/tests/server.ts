/** A server of a few pages, as tests need them. */
import { vi } from 'vitest';
import { CLOCK_SECONDS } from '../src/wire/facts.gen';

export interface Request {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

type Page = (body: unknown) => [status: number, answer: unknown];

/** Answers from now on; returns all that was asked. */
export function serve(pages: Record<string, Page>): Request[] {
  const asked: Request[] = [];
  vi.stubGlobal('fetch', async (path: string, given: RequestInit) => {
    const body = given.body === undefined ? undefined : (JSON.parse(given.body as string) as unknown);
    asked.push({ method: String(given.method), path, body });
    const page = pages[`${given.method} ${path}`];
    if (page === undefined) throw new TypeError('no network');
    const [status, answer] = page(body);
    return new Response(answer === null ? null : JSON.stringify(answer), { status });
  });
  return asked;
}

/** What the server says to a page that opens. */
export const visit = (me: object | null, tables: readonly object[] = []): [number, unknown] => [
  200,
  { me, tables, protocols: { oldest: 1, newest: 1 }, clocks: CLOCK_SECONDS },
];

export const refuse = (status: number, code: string): [number, unknown] => [
  status,
  { code, message: 'no', context: { seconds: 3 } },
];
