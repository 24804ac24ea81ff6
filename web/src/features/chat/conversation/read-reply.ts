import { AppError } from '@alento/domain/app-error.ts';
import { type ReplyEvent, replyEventSchema } from '@alento/domain/chat/stream-schema.ts';
import { createParser } from 'eventsource-parser';

const lastWord = '[DONE]';

/**
 * Reads a reply stream to its end and hands on what each piece of the network brought, all at once.
 * Throws `common.network` if the stream breaks off.
 */
export async function readReply(
  body: ReadableStream<Uint8Array>,
  onEvents: (events: readonly ReplyEvent[]) => void,
): Promise<void> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let events: ReplyEvent[] = [];
  let isOver = false;
  const parser = createParser({
    onEvent({ data }) {
      if (data === lastWord) isOver = true;
      else events.push(...knownEvents(data));
    },
  });
  while (!isOver) {
    const { done, value } = await read(reader);
    if (done) throw new AppError('common.network');
    parser.feed(decoder.decode(value, { stream: true }));
    if (events.length > 0) onEvents(events);
    events = [];
  }
}

async function read(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<ReadableStreamReadResult<Uint8Array>> {
  try {
    return await reader.read();
  } catch (cause) {
    throw new AppError('common.network', { cause });
  }
}

// The protocol has more kinds of events than the companion speaks; a newer server may use them.
function knownEvents(data: string): ReplyEvent[] {
  const event = replyEventSchema.safeParse(parseJson(data));
  return event.success ? [event.data] : [];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
