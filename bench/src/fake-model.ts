import { createServer, type ServerResponse } from 'node:http';
import { completionEnd, completionEvent, completionOpening } from '@alento/testing/completion-stream.ts';
import { answerParent, listen } from './child.ts';
import type { FakeModelSettings } from './messages.ts';

// An OpenAI-compatible model that costs next to nothing: one timer for all streams, events made beforehand, and what is
// asked is thrown away. The model of the tests reads and keeps every request, and its own time would be measured, too.
const tickMs = 2;
const settings = { firstTokenMs: 0, tokenMs: 50, tokens: 20 };

/** A sentence is heard once it is known to have ended: what the server adds to it would otherwise be the model's own pace. */
const spoken = { first: 'That was a long day. You went ', other: 'carefully ' };

interface Reply {
  response: ServerResponse;
  dueAt: number;
  left: number;
  tokenMs: number;
  hasBegun: boolean;
}

const replies = new Set<Reply>();

const opening = Buffer.from(completionOpening);
let pieces = piecesOf(spoken);
const closing = Buffer.from(completionEnd);

function speak(reply: Reply): void {
  reply.response.write(reply.hasBegun ? pieces.other : pieces.first);
  reply.hasBegun = true;
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
  const reply: Reply = { response, dueAt: performance.now() + firstTokenMs, left: tokens, tokenMs, hasBegun: false };
  replies.add(reply);
  response.on('close', () => replies.delete(reply));
  if (firstTokenMs === 0) speak(reply);
}

setInterval(() => {
  const now = performance.now();
  for (const reply of replies) if (reply.dueAt <= now) speak(reply);
}, tickMs);

answerParent('configure', ({ token, ...next }: FakeModelSettings) => {
  Object.assign(settings, next);
  pieces = piecesOf(token === undefined ? spoken : { first: token, other: token });
});

function piecesOf({ first, other }: typeof spoken): { first: Buffer; other: Buffer } {
  const piece = (content: string): Buffer => Buffer.from(completionEvent({ content }));
  return { first: piece(first), other: piece(other) };
}

listen(
  createServer((request, response) => {
    request.resume().on('end', () => begin(response));
  }),
);
