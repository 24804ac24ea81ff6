import type { Target } from './target.ts';

export interface Question {
  token?: string | undefined;
  /** Who supabase-js says it is; null leaves it out. */
  apikey?: string | null;
  json?: unknown;
  body?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
  /** A body is left after so long, what it said until then is the answer; for it to begin there is a quarter of a minute. */
  patienceMs?: number;
  /** A stream is left once this is said. */
  until?: string;
}

export interface Answer {
  /** 0 if nothing was answered in time. */
  status: number;
  headers: Headers;
  text: string;
  ms: number;
}

const beginsWithinMs = 15_000;

/** Sends one request to a server of the attack's own. */
export async function ask(
  { url, apikey: ownKey }: Pick<Target, 'url' | 'apikey'>,
  method: string,
  path: string,
  { token, apikey = ownKey, json, body, headers, patienceMs = beginsWithinMs, until }: Question = {},
): Promise<Answer> {
  const began = performance.now();
  const leaving = new AbortController();
  let clock = setTimeout(() => leaving.abort(), Math.max(beginsWithinMs, patienceMs));
  const sent = json === undefined ? body : JSON.stringify(json);
  const answer: Answer = { status: 0, headers: new Headers(), text: '', ms: 0 };
  try {
    const response = await fetch(`${url}${path}`, {
      method,
      redirect: 'manual',
      signal: leaving.signal,
      headers: {
        ...(path.startsWith('/api') || apikey === null ? {} : { apikey }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(sent === undefined ? {} : { body: sent }),
    });
    answer.status = response.status;
    answer.headers = response.headers;
    clearTimeout(clock);
    clock = setTimeout(() => leaving.abort(), patienceMs);
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      answer.text += decoder.decode(chunk, { stream: true });
      if (until !== undefined && answer.text.includes(until)) break;
    }
  } catch (error) {
    // What was heard until then counts.
    if (!leaving.signal.aborted && answer.status === 0)
      answer.text = String(error instanceof Error ? error.cause : error);
  }
  clearTimeout(clock);
  answer.ms = performance.now() - began;
  return answer;
}
