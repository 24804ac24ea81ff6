import { AppError, type ErrorCode } from '@alento/domain/app-error.ts';
import http, { type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { errorCodeOf } from '#lib/errors.ts';
import { completionMessages } from './completion-messages.ts';
import { createCompletionParser } from './completion-parser.ts';
import type { ModelGateway, ReplySink } from './model-gateway.ts';

export interface OpenAiCompatibleOptions {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  /** Longest silence, before the first word and between words; what carries no word does not count. */
  timeoutMs: number;
  /** Longest reply, however much is said. Default: ten times the longest silence, and at least five minutes. */
  deadlineMs?: number;
  /** How much of a conversation the model is given, instructions included. */
  windowTokens?: number;
}

const defaultWindowTokens = 8_000;

const lingerMs = 1_000;
const leastDeadlineMs = 5 * 60_000;

/** Speaks to any endpoint with OpenAI's `POST /chat/completions`, streamed. */
export function createOpenAiCompatible(options: OpenAiCompatibleOptions): ModelGateway {
  const url = new URL(`${options.baseUrl.replace(/\/+$/, '')}/chat/completions`);
  const { Agent, request } = url.protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });
  const headers = {
    'content-type': 'application/json',
    accept: 'text/event-stream',
    ...(options.apiKey ? { authorization: `Bearer ${options.apiKey}` } : {}),
  };
  const send = (body: string): ClientRequest => {
    const sent: RequestOptions = {
      method: 'POST',
      agent,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    };
    return request(url, sent).end(body);
  };

  const { timeoutMs, deadlineMs = Math.max(10 * timeoutMs, leastDeadlineMs) } = options;

  return {
    engine: 'model',
    model: options.model,
    windowTokens: options.windowTokens ?? defaultWindowTokens,
    reply: (asked, sink) => {
      const body = JSON.stringify({ model: options.model, stream: true, messages: completionMessages(asked) });
      return runReply(send, body, { timeoutMs, deadlineMs }, sink);
    },
    close: () => agent.destroy(),
  };
}

interface Patience {
  timeoutMs: number;
  deadlineMs: number;
}

function runReply(
  send: (body: string) => ClientRequest,
  body: string,
  { timeoutMs, deadlineMs }: Patience,
  sink: ReplySink,
): () => void {
  let request: ClientRequest;
  let isOver = false;
  let hasRetried = false;
  const silence = setTimeout(() => fail('chat.engine_timeout'), timeoutMs);
  const deadline = setTimeout(() => fail('chat.engine_timeout'), deadlineMs);
  const stopClocks = (): void => {
    clearTimeout(silence);
    clearTimeout(deadline);
  };

  const stop = (): void => {
    isOver = true;
    stopClocks();
    request.destroy();
  };
  const fail = (code: ErrorCode, cause?: unknown): void => {
    if (isOver) return;
    stop();
    sink.failed(new AppError(code, { cause }));
  };
  const finish = (): void => {
    if (isOver) return;
    isOver = true;
    stopClocks();
    // The connection is used again once the endpoint ends its answer; one that never does is closed.
    const lingering = setTimeout(() => request.destroy(), lingerMs);
    request.once('close', () => clearTimeout(lingering));
    sink.done();
  };

  const read = (response: IncomingMessage): void => {
    const refusal = refusalOf(response.statusCode ?? 0);
    if (refusal) return fail(refusal);
    const parser = createCompletionParser({
      text: sink.text,
      alive: () => void silence.refresh(),
      done: finish,
      failed: fail,
    });
    response.setEncoding('utf8');
    response.on('data', (chunk: string) => {
      if (!isOver) parser.feed(chunk);
    });
    response.on('end', () => parser.end());
    response.on('error', (cause) => fail('chat.reply_interrupted', cause));
  };

  const open = (): void => {
    request = send(body);
    request.on('response', read);
    request.on('error', (cause) => {
      // The endpoint closed an idle connection just as we took it up again: nothing was read, so once more.
      if (!isOver && request.reusedSocket && !hasRetried && errorCodeOf(cause) === 'ECONNRESET') {
        hasRetried = true;
        open();
      } else {
        fail('chat.engine_unavailable', cause);
      }
    });
  };

  open();
  return stop;
}

function refusalOf(status: number): ErrorCode | null {
  if (status >= 200 && status < 300) return null;
  if (status === 429) return 'chat.engine_busy';
  if (status === 408) return 'chat.engine_timeout';
  // What is left below 500 (a wrong key, path or model, a redirect) is for the operator to mend.
  return status >= 500 ? 'chat.engine_unavailable' : 'chat.engine_misconfigured';
}
