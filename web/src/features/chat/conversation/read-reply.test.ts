import { type ReplyEvent, replyEventSchema } from '@alento/domain/chat/stream-schema.ts';
import { uiMessageChunkSchema } from 'ai';
import { expect, test } from 'vitest';
import { readReply } from './read-reply.ts';

const id = '0190a6f0-0000-7000-8000-000000000001';

const events: ReplyEvent[] = [
  { type: 'start', messageId: id, messageMetadata: { engine: 'guided' } },
  { type: 'text-start', id: 'text' },
  { type: 'text-delta', id: 'text', delta: 'Olá, você 🌱' },
  { type: 'text-end', id: 'text' },
  { type: 'finish', messageMetadata: { status: 'complete' } },
  { type: 'abort' },
  { type: 'error', errorText: '{}' },
];

const wire = (parts: readonly object[]): string => parts.map((part) => `data: ${JSON.stringify(part)}\n\n`).join('');

function bodyOf(text: string, pieceLength = text.length): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += pieceLength) controller.enqueue(bytes.slice(at, at + pieceLength));
      controller.close();
    },
  });
}

async function read(body: ReadableStream<Uint8Array>): Promise<ReplyEvent[]> {
  const heard: ReplyEvent[] = [];
  await readReply(body, (found) => heard.push(...found));
  return heard;
}

test.each([1, 3, 7, 10_000])('events come whole however the network cuts them: %i bytes a piece', async (length) => {
  expect(await read(bodyOf(`${wire(events)}data: [DONE]\n\n`, length))).toEqual(events);
});

test('what one piece brings is handed on at once', async () => {
  const batches: number[] = [];
  await readReply(bodyOf(`${wire(events)}data: [DONE]\n\n`), (found) => batches.push(found.length));
  expect(batches).toEqual([events.length]);
});

test('comments and events of a newer server are passed over', async () => {
  const text = `: keep-alive\n\n${wire([{ type: 'reasoning-start', id: 'r' }])}data: {broken\n\ndata: [DONE]\n\n`;
  expect(await read(bodyOf(text))).toEqual([]);
});

test('a stream that ends without its last word is a broken connection', async () => {
  await expect(read(bodyOf(wire(events.slice(0, 3))))).rejects.toMatchObject({ code: 'common.network' });
});

test('a connection that fails is a broken connection', async () => {
  const body = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new TypeError('reset')) });
  await expect(read(body)).rejects.toMatchObject({ code: 'common.network' });
});

test('every event is one of the AI SDK protocol and of our schema', async () => {
  const schema = uiMessageChunkSchema();
  for (const event of events) {
    expect(replyEventSchema.safeParse(event).success).toBe(true);
    expect(await schema.validate?.(event)).toMatchObject({ success: true });
  }
});
