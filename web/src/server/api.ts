/** Requests to the server this page comes from. */
import { setClock } from './clock';
import type { Reason } from '../wire/protocol.gen';
import { Refusal, unasked } from '../wire/refusal';
import { isRecord } from '../browser/storage';
import { IS_SITE } from '../browser/taken';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What the server answers; a `Refusal` if it refuses or does not answer at all. Whoever sends a body names its type. */
export async function ask<Answer, Question = undefined>(
  method: Method,
  path: string,
  body?: NoInfer<Question>,
  patience = PATIENCE,
): Promise<Answer> {
  const answer = await send(method, path, body, patience);
  setClock(answer.headers.get('Date'));
  const told = read(await wholeOf(answer, `${method} ${path}`));
  if (!answer.ok) throw new Refusal(reasonOf(told, answer.status));
  return told as Answer;
}

/** The same again while the server does not answer: only for what counts once, sent twice. */
export async function askAgain<Answer, Question = undefined>(
  method: Method,
  path: string,
  body?: NoInfer<Question>,
): Promise<Answer> {
  for (const pause of PAUSES) {
    try {
      return await ask<Answer, Question>(method, path, body);
    } catch (error) {
      if (!(error instanceof Refusal && error.isPassing)) throw error;
      await new Promise((done) => setTimeout(done, pause));
    }
  }
  return ask<Answer, Question>(method, path, body);
}

const PAUSES = [500, 2_000];
/** How long an answer may take before it counts as none. */
export const PATIENCE = 10_000;

async function send(method: Method, path: string, body: unknown, patience: number): Promise<Response> {
  if (IS_SITE) throw unasked('network/lost', `${method} ${path}: there is no server`);
  const given: RequestInit = { method, credentials: 'same-origin', signal: AbortSignal.timeout(patience) };
  if (body !== undefined) {
    given.headers = { 'Content-Type': 'application/json' };
    given.body = JSON.stringify(body);
  }
  try {
    return await ((method === 'GET' ? takeEarly(path) : null) ?? fetch(path, given));
  } catch {
    throw unasked('network/lost', `${method} ${path}: no answer`);
  }
}

/** The answer to what the page asked before its scripts were there (first.js); it is taken once. */
function takeEarly(path: string): Promise<Response> | null {
  const asked: Partial<Record<string, Promise<Response>>> = Reflect.get(globalThis, 'askedEarly') ?? {};
  const answer = asked[path] ?? null;
  delete asked[path];
  return answer;
}

/** An answer that breaks off on its way is none. */
async function wholeOf(answer: Response, asked: string): Promise<string> {
  try {
    return await answer.text();
  } catch {
    throw unasked('network/lost', `${asked}: the answer broke off`);
  }
}

/** What stands between a page and the server may answer anything; some answers are empty. */
function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What stands between a page and the server may answer without a reason. */
function reasonOf(told: unknown, status: number): Reason {
  if (isRecord(told) && typeof told.code === 'string') {
    const context = (isRecord(told.context) ? told.context : {}) as Reason['context'];
    return { code: told.code, message: String(told.message), rule: null, context };
  }
  const code = status >= 500 ? 'server/unavailable' : 'server/unknown';
  return { code, message: `status ${status}`, rule: null, context: {} };
}
