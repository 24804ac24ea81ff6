import type { ErrorCode } from '@alento/domain/app-error.ts';
import { maxReplyLength } from '@alento/domain/chat/limits.ts';
import { createParser } from 'eventsource-parser';

export interface CompletionHandlers {
  text(delta: string): void;
  /** Words were said or thought; comments and empty events are none. */
  alive(): void;
  done(): void;
  failed(code: ErrorCode, cause?: unknown): void;
}

const maxLineLength = 256_000;
// Several times what the longest reply takes, token by token, after long thought.
const maxStreamLength = 32_000_000;

/** Reads the text out of a streamed chat completion, joining what arrives in one piece. */
export function createCompletionParser(handlers: CompletionHandlers): { feed(chunk: string): void; end(): void } {
  let pending = '';
  let length = 0;
  let streamLength = 0;
  let lineLength = 0;
  let isComplete = false;
  let isOver = false;

  const flush = (): void => {
    const text = pending;
    pending = '';
    if (text) handlers.text(text);
  };
  const fail = (code: ErrorCode, cause?: unknown): void => {
    if (isOver) return;
    isOver = true;
    flush();
    handlers.failed(code, cause);
  };
  const finish = (): void => {
    if (isOver) return;
    if (length === 0) return fail('chat.reply_interrupted');
    isOver = true;
    flush();
    handlers.done();
  };

  const parser = createParser({
    maxBufferSize: maxLineLength,
    onEvent({ data }) {
      if (isOver) return;
      if (data === '[DONE]') return finish();
      const event = readEvent(data);
      if (!event) return fail('chat.reply_interrupted');
      if (event.isError) return fail(length > 0 ? 'chat.reply_interrupted' : 'chat.engine_unavailable');
      isComplete ||= event.isLast;
      if (event.isWord) handlers.alive();
      // One event may carry more than a whole reply should have.
      pending += event.text.slice(0, maxReplyLength - length);
      length += event.text.length;
      if (length > maxReplyLength) fail('chat.reply_interrupted');
    },
    onError: (cause) => fail('chat.reply_interrupted', cause),
  });

  return {
    feed(chunk) {
      if (isOver) return;
      streamLength += chunk.length;
      const lineEnd = Math.max(chunk.lastIndexOf('\n'), chunk.lastIndexOf('\r'));
      lineLength = lineEnd === -1 ? lineLength + chunk.length : chunk.length - lineEnd - 1;
      if (streamLength > maxStreamLength || lineLength > maxLineLength) return fail('chat.reply_interrupted');
      parser.feed(chunk);
      if (!isOver) flush();
    },
    end() {
      if (isComplete) finish();
      else fail('chat.reply_interrupted');
    },
  };
}

interface CompletionEvent {
  text: string;
  /** Whether the model said or thought anything. */
  isWord: boolean;
  isLast: boolean;
  isError: boolean;
}

interface WireDelta {
  content?: unknown;
  /** What a model thinks before it speaks, as the one or the other endpoint names it; nobody is shown it. */
  reasoning_content?: unknown;
  reasoning?: unknown;
}

interface WireEvent {
  error?: unknown;
  choices?: { delta?: WireDelta | null; finish_reason?: unknown }[] | null;
}

function readEvent(data: string): CompletionEvent | null {
  let event: WireEvent | null;
  try {
    event = JSON.parse(data) as WireEvent | null;
  } catch {
    return null;
  }
  if (typeof event !== 'object' || event === null) return null;
  if (event.error) return { text: '', isWord: false, isLast: false, isError: true };
  const choice = event.choices?.[0];
  const { content, reasoning_content, reasoning } = choice?.delta ?? {};
  const isWord = [content, reasoning_content, reasoning].some((text) => typeof text === 'string' && text !== '');
  const text = typeof content === 'string' ? content : '';
  return { text, isWord, isLast: Boolean(choice?.finish_reason), isError: false };
}
