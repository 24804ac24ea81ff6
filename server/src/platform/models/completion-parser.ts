import type { ErrorCode } from '@alento/domain/app-error.ts';
import { maxReplyLength } from '@alento/domain/chat/limits.ts';
import { createParser } from 'eventsource-parser';

export interface CompletionHandlers {
  text(delta: string): void;
  done(): void;
  failed(code: ErrorCode, cause?: unknown): void;
}

const maxEventLength = 256_000;

/** Reads the text out of a streamed chat completion, joining what arrives in one piece. */
export function createCompletionParser(handlers: CompletionHandlers): { feed(chunk: string): void; end(): void } {
  let pending = '';
  let length = 0;
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
    maxBufferSize: maxEventLength,
    onEvent({ data }) {
      if (isOver) return;
      if (data === '[DONE]') return finish();
      const event = readEvent(data);
      if (!event) return fail('chat.reply_interrupted');
      if (event.isError) return fail(length > 0 ? 'chat.reply_interrupted' : 'chat.engine_unavailable');
      isComplete ||= event.isLast;
      pending += event.text;
      length += event.text.length;
      if (length > maxReplyLength) fail('chat.reply_interrupted');
    },
    onError: (cause) => fail('chat.reply_interrupted', cause),
  });

  return {
    feed(chunk) {
      if (isOver) return;
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
  isLast: boolean;
  isError: boolean;
}

interface WireEvent {
  error?: unknown;
  choices?: { delta?: { content?: unknown } | null; finish_reason?: unknown }[] | null;
}

function readEvent(data: string): CompletionEvent | null {
  let event: WireEvent | null;
  try {
    event = JSON.parse(data) as WireEvent | null;
  } catch {
    return null;
  }
  if (typeof event !== 'object' || event === null) return null;
  if (event.error) return { text: '', isLast: false, isError: true };
  const choice = event.choices?.[0];
  const content = choice?.delta?.content;
  return { text: typeof content === 'string' ? content : '', isLast: Boolean(choice?.finish_reason), isError: false };
}
