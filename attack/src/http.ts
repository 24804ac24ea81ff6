import type { Target } from './target.ts';

export interface Question {
  token?: string | undefined;
  /** Who supabase-js says it is; null leaves it out. */
  apikey?: string | null;
  json?: unknown;
  body?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
  /** A stream is left after so long, what it said until then is the answer. */
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

/** Sends one request to a server of the attack's own. */
export async function ask(
  { url, apikey: ownKey }: Pick<Target, 'url' | 'apikey'>,
  method: string,
  path: string,
  { token, apikey = ownKey, json, body, headers, patienceMs = 15_000, until }: Question = {},
): Promise<Answer> {
  const began = performance.now();
  const leaving = AbortSignal.timeout(patienceMs);
  const sent = json === undefined ? body : JSON.stringify(json);
  const answer: Answer = { status: 0, headers: new Headers(), text: '', ms: 0 };
  try {
    const response = await fetch(`${url}${path}`, {
      method,
      redirect: 'manual',
      signal: leaving,
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
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      answer.text += decoder.decode(chunk, { stream: true });
      if (until !== undefined && answer.text.includes(until)) break;
    }
  } catch (error) {
    // What was heard until then counts.
    if (!leaving.aborted && answer.status === 0) answer.text = String(error instanceof Error ? error.cause : error);
  }
  answer.ms = performance.now() - began;
  return answer;
}
