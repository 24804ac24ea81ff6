import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { FakeVoice } from './fake-voice.ts';
import { completionEnd, completionEvent, completionOpening } from './completion-stream.ts';

/** How the fake endpoint answers one request. */
export interface FakeScript {
  /** Anything but 200 is answered without a stream. */
  status?: number;
  tokens?: readonly string[];
  /** Before the first token, and between tokens. */
  firstMs?: number;
  tokenMs?: number;
  /** What is waited for before the token of this number. */
  waits?: ReadonlyMap<number, Promise<void>>;
  /** Written over and over until the caller goes away, after the tokens: `ending` is never reached. */
  endless?: { piece: string; everyMs: number };
  /** `done` as OpenAI ends it; `finish_reason`: without `[DONE]`; `cut`: the connection breaks; `close`: ends early;
   *  `malformed`: a broken event; `error`: an error event; `hang`: nothing more, ever. */
  ending?: 'done' | 'finish_reason' | 'cut' | 'close' | 'malformed' | 'error' | 'hang';
}

export interface FakeRequest {
  readonly authorization: string | undefined;
  readonly body: { model: string; stream: boolean; messages: { role: string; content: string }[] };
  /** True once the caller closed the connection before the answer was complete. */
  isAborted: boolean;
}

export interface FakeModel {
  /** Base URL as `AI_BASE_URL` wants it. */
  readonly url: string;
  readonly requests: FakeRequest[];
  /** Requests to grade a message; they are no replies and take no script. */
  readonly gradings: FakeRequest[];
  /** Recordings and speech at the same address. */
  readonly voice: FakeVoice;
  /** What the next gradings answer; 0 as long as nothing else is said. */
  grade(answer: string, afterMs?: number): void;
  /** Scripts for the next requests, in order; when they run out, the last one stays. */
  script(...scripts: FakeScript[]): void;
  close(): Promise<void>;
}

const defaultScript: FakeScript = { tokens: ['I ', 'hear ', 'you. ', 'What ', 'weighs ', 'most?'] };

/**
 * A local endpoint that speaks OpenAI's streaming wire format, in as many ways as a real one can go wrong.
 * Whoever hands in where scripts come from has no use for `script`.
 */
export async function startFakeModel(given?: (request: FakeRequest) => FakeScript): Promise<FakeModel> {
  const requests: FakeRequest[] = [];
  const gradings: FakeRequest[] = [];
  let grade: FakeScript = { tokens: ['0'] };
  let scripts: FakeScript[] = [defaultScript];
  const stopping = new AbortController();
  const voice = new FakeVoice();

  const server = createServer((incoming, outgoing) => {
    const kept = (): FakeScript => (scripts.length > 1 ? scripts.shift() : scripts[0]) ?? defaultScript;
    const nextScript = given ?? kept;
    if (incoming.url?.startsWith('/v1/audio/')) {
      voice.answer(incoming, outgoing).catch(() => outgoing.destroy());
      return;
    }
    // A caller that goes away ends the waiting between tokens; that is what the script wanted to see.
    answer(incoming, outgoing, { nextScript, grade, requests, gradings, signal: stopping.signal }).catch(() =>
      outgoing.destroy(),
    );
  });
  await listen(server);

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    gradings,
    voice,
    grade: (said, firstMs = 0) => {
      grade = { tokens: [said], firstMs };
    },
    script: (...next) => {
      scripts = next;
    },
    async close() {
      stopping.abort();
      const { promise, resolve } = Promise.withResolvers<void>();
      server.close(() => resolve());
      server.closeAllConnections();
      await promise;
    },
  };
}

interface Exchange {
  nextScript(request: FakeRequest): FakeScript;
  grade: FakeScript;
  requests: FakeRequest[];
  gradings: FakeRequest[];
  signal: AbortSignal;
}

async function answer(incoming: IncomingMessage, outgoing: ServerResponse, exchange: Exchange): Promise<void> {
  const request: FakeRequest = {
    authorization: incoming.headers.authorization,
    body: JSON.parse(await text(incoming)) as FakeRequest['body'],
    isAborted: false,
  };
  const isGrading = request.body.messages[0]?.content.includes('Answer with one digit') ?? false;
  (isGrading ? exchange.gradings : exchange.requests).push(request);
  const script = isGrading ? exchange.grade : exchange.nextScript(request);
  const gone = new AbortController();
  outgoing.on('close', () => {
    request.isAborted = !outgoing.writableFinished;
    gone.abort();
  });
  const signal = AbortSignal.any([gone.signal, exchange.signal]);

  const { status = 200 } = script;
  if (incoming.url !== '/v1/chat/completions' || status !== 200) {
    outgoing.writeHead(status === 200 ? 404 : status, { 'content-type': 'application/json' });
    outgoing.end(JSON.stringify({ error: { message: `echo: ${JSON.stringify(request.body.messages)}` } }));
    return;
  }
  outgoing.writeHead(200, { 'content-type': 'text/event-stream' });
  outgoing.flushHeaders();
  await speak(outgoing, script, signal);
  if (script.endless) await babble(outgoing, script.endless, signal);
  await end(outgoing, script, signal);
}

async function speak(outgoing: ServerResponse, script: FakeScript, signal: AbortSignal): Promise<void> {
  const { tokens = [], firstMs = 0, tokenMs = 0, waits } = script;
  if (firstMs > 0) await wait(firstMs, undefined, { signal });
  outgoing.write(completionOpening);
  for (const [index, token] of tokens.entries()) {
    if (index > 0 && tokenMs > 0) await wait(tokenMs, undefined, { signal });
    await waits?.get(index);
    signal.throwIfAborted();
    outgoing.write(completionEvent({ content: token }));
  }
}

async function babble(
  outgoing: ServerResponse,
  { piece, everyMs }: NonNullable<FakeScript['endless']>,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    if (!outgoing.write(piece)) await once(outgoing, 'drain', { signal });
    await wait(everyMs, undefined, { signal });
  }
}

async function end(outgoing: ServerResponse, { ending = 'done' }: FakeScript, signal: AbortSignal): Promise<void> {
  switch (ending) {
    case 'done':
      outgoing.end(completionEnd);
      return;
    case 'finish_reason':
      outgoing.end(completionEvent({}, 'stop'));
      return;
    case 'close':
      outgoing.end();
      return;
    case 'malformed':
      outgoing.end('data: {"choices":[{"delta":{"content":\n\n');
      return;
    case 'error':
      outgoing.end('data: {"error":{"message":"overloaded","type":"server_error"}}\n\n');
      return;
    case 'cut':
      // What was said must reach the caller before the connection breaks.
      await wait(20, undefined, { signal });
      outgoing.destroy();
      return;
    case 'hang':
      await wait(3_600_000, undefined, { signal, ref: false });
  }
}

function listen(server: Server): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(0, '127.0.0.1', () => resolve());
  return promise;
}
