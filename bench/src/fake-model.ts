import { createServer, type ServerResponse } from 'node:http';
import { answerParent, listen } from './child.ts';
import type { FakeModelSettings } from './messages.ts';

// An OpenAI-compatible model that costs next to nothing: one timer for all streams, chunks made beforehand.
const tickMs = 2;
const settings: FakeModelSettings = { firstTokenMs: 0, tokenMs: 50, tokens: 20 };

interface Reply {
  response: ServerResponse;
  dueAt: number;
  left: number;
  tokenMs: number;
}

const replies = new Set<Reply>();

function chunk(delta: object, finishReason: string | null): Buffer {
  const choices = [{ index: 0, delta, finish_reason: finishReason }];
  const body = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'fake', choices };
  return Buffer.from(`data: ${JSON.stringify(body)}\n\n`);
}

const opening = chunk({ role: 'assistant', content: '' }, null);
const token = chunk({ content: 'carefully ' }, null);
const closing = Buffer.concat([chunk({}, 'stop'), Buffer.from('data: [DONE]\n\n')]);

function speak(reply: Reply): void {
  reply.response.write(token);
  reply.left -= 1;
  reply.dueAt += reply.tokenMs;
  if (reply.left > 0) return;
  reply.response.end(closing);
  replies.delete(reply);
}

function begin(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  response.write(opening);
  const { firstTokenMs, tokenMs, tokens } = settings;
  const reply: Reply = { response, dueAt: performance.now() + firstTokenMs, left: tokens, tokenMs };
  replies.add(reply);
  response.on('close', () => replies.delete(reply));
  if (firstTokenMs === 0) speak(reply);
}

setInterval(() => {
  const now = performance.now();
  for (const reply of replies) if (reply.dueAt <= now) speak(reply);
}, tickMs);

answerParent('configure', (next: FakeModelSettings) => Object.assign(settings, next));
answerParent('open', () => replies.size);

listen(
  createServer((request, response) => {
    request.resume().on('end', () => begin(response));
  }),
);
