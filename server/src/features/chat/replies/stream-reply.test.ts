import { AppError } from '@alento/domain/app-error.ts';
import type { DialogueId } from '@alento/domain/exercises/dialogues.ts';
import type { HelpBlock } from '@alento/domain/safety/schema.ts';
import type { Context } from 'hono';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AppEnv } from '../../../http/context.ts';
import { streamReply, type ReplyListener, type StreamedReply } from './stream-reply.ts';

/** A reply that the test speaks itself. */
class ScriptedReply implements StreamedReply {
  readonly id = '6f1e2c1a-7a52-4f1b-9d0e-0a4f5b6c7d8e';
  readonly engine = 'model';
  help: HelpBlock | null = null;
  dialogues: DialogueId[] = [];
  text = '';
  listeners = new Set<ReplyListener>();

  attach(listener: ReplyListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  say(delta: string): void {
    this.text += delta;
    for (const listener of this.listeners) listener.text(delta);
  }
}

let reply: ScriptedReply;
let outgoing: PassThrough;

beforeEach(() => {
  reply = new ScriptedReply();
  outgoing = new PassThrough({ highWaterMark: 256, encoding: 'utf8' });
});

afterEach(() => vi.useRealTimers());

function stream(): void {
  const response = Object.assign(outgoing, { writeHead: () => response });
  // What streamReply uses of a context, and no more.
  const context = { env: { outgoing: response }, var: { baseHeaders: {}, requestId: 'r1' } };
  streamReply(context as unknown as Context<AppEnv>, reply);
}

const deltas = (written: string): string[] =>
  [...written.matchAll(/"delta":("(?:[^"\\]|\\.)*")/g)].map(([, json = '""']) => JSON.parse(json) as string);

async function readAll(): Promise<string> {
  let written = '';
  for await (const piece of outgoing) written += piece;
  return written;
}

test('who comes later hears at once what was said before', async () => {
  reply.text = 'said before, ';
  stream();
  reply.say('said now');
  for (const listener of reply.listeners) listener.end({ kind: 'finished', status: 'complete' });
  expect(deltas(await readAll())).toEqual(['said before, ', 'said now']);
});

test('help is told before any word, and what is found later before the next one', async () => {
  reply.help = { tier: 2, categories: ['selfHarm'], form: 'full' };
  stream();
  reply.say('first ');
  for (const listener of reply.listeners) listener.help({ tier: 3, categories: ['suicide'], form: 'full' });
  reply.say('second');
  for (const listener of reply.listeners) listener.end({ kind: 'finished', status: 'complete' });
  const types = [...(await readAll()).matchAll(/"type":"([a-z-]+)"/g)].map(([, type]) => type);
  const order = 'start data-help text-start text-delta data-help text-delta text-end finish';
  expect(types.join(' ')).toBe(order);
});

test('head and first words leave in one packet, and so does what is said in one tick', async () => {
  stream();
  expect(outgoing.read()).toBeNull();
  for (const word of ['Tea ', 'is ', 'ready. ']) reply.say(word);
  await Promise.resolve();
  const first = String(outgoing.read());
  expect([first.match(/"type":"start"/g), deltas(first)]).toMatchObject([['"type":"start"'], ['Tea is ready. ']]);
  for (const word of ['Sit ', 'down.']) reply.say(word);
  await Promise.resolve();
  expect(deltas(String(outgoing.read()))).toEqual(['Sit down.']);
});

test('a head whose first words take their time goes ahead, and one with help at once', () => {
  vi.useFakeTimers();
  stream();
  vi.advanceTimersByTime(100);
  expect(outgoing.read()).toContain('"type":"start"');
  reply.help = { tier: 2, categories: ['selfHarm'], form: 'full' };
  outgoing = new PassThrough({ encoding: 'utf8' });
  stream();
  expect(outgoing.read()).toContain('"type":"data-help"');
});

test('nothing queues up for a slow reader, who gets what was missed in one piece', async () => {
  stream();
  const words = Array.from({ length: 500 }, (_, index) => `word${index} `);
  for (const word of words) reply.say(word);
  expect(outgoing.readableLength + outgoing.writableLength).toBeLessThan(2_000);
  const written = readAll();
  await vi.waitFor(() => expect(outgoing.writableNeedDrain).toBe(false));
  reply.say('at last');
  for (const listener of reply.listeners) listener.end({ kind: 'finished', status: 'complete' });
  const heard = deltas(await written);
  expect(heard.join('')).toBe(`${words.join('')}at last`);
  expect(heard.length).toBeLessThan(50);
});

test('a slow reader misses nothing when the reply ends meanwhile', async () => {
  stream();
  const words = Array.from({ length: 100 }, (_, index) => `word${index} `);
  for (const word of words) reply.say(word);
  for (const listener of reply.listeners) listener.end({ kind: 'aborted' });
  const written = await readAll();
  expect(deltas(written).join('')).toBe(words.join(''));
  expect(written.endsWith('data: {"type":"abort"}\n\ndata: [DONE]\n\n')).toBe(true);
});

test('a failure ends the stream in the shape of every error', async () => {
  stream();
  const error = new AppError('chat.engine_busy', { cause: new Error('words of a person') });
  for (const listener of reply.listeners) listener.end({ kind: 'failed', error });
  const written = await readAll();
  const body = { error: { code: 'chat.engine_busy', params: {}, requestId: 'r1' } };
  expect(written).toContain(`data: ${JSON.stringify({ type: 'error', errorText: JSON.stringify(body) })}`);
  expect(written).not.toContain('words of a person');
});

test('a silent stream is kept alive, and a closed one lets go of the reply', async () => {
  vi.useFakeTimers();
  stream();
  vi.advanceTimersByTime(15_000);
  expect(outgoing.read()).toContain(': keep-alive\n\n');
  vi.useRealTimers();
  outgoing.destroy();
  await vi.waitFor(() => expect(reply.listeners.size).toBe(0));
});

test('a connection that is gone already is not written to', () => {
  outgoing.destroy();
  stream();
  expect(reply.listeners.size).toBe(0);
});

test('dialogues that fit are told with the ending', async () => {
  stream();
  reply.say('word');
  reply.dialogues = ['examTonight'];
  for (const listener of reply.listeners) listener.end({ kind: 'finished', status: 'complete' });
  const written = await readAll();
  expect(written).toContain('{"type":"data-dialogues","id":"dialogues","data":["examTonight"]}');
  expect(written.indexOf('data-dialogues')).toBeGreaterThan(written.indexOf('"word"'));
  expect(written.indexOf('data-dialogues')).toBeLessThan(written.indexOf('"finish"'));
});
