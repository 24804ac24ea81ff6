import { isAppError } from '@alento/domain/app-error.ts';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { completionEvent } from '@alento/testing/completion-stream.ts';
import { startFakeModel, type FakeModel, type FakeScript } from '@alento/testing/fake-model.ts';
import type { ModelGateway, ReplyRequest } from './model-gateway.ts';
import { createOpenAiCompatible } from './openai-compatible.ts';

const request: ReplyRequest = {
  instructions: 'Be kind.',
  turns: [
    { role: 'assistant', text: 'How are you?' },
    { role: 'user', text: 'Tired.' },
    { role: 'user', text: 'Very.' },
  ],
  mood: 'tired',
  personality: 'default',
  language: 'en',
  seed: 'seed',
};

let fake: FakeModel;
let gateway: ModelGateway;

const gatewayFor = (baseUrl: string, timeoutMs = 5_000): ModelGateway =>
  createOpenAiCompatible({ baseUrl, apiKey: 'secret', model: 'small', timeoutMs });

beforeEach(async () => {
  fake = await startFakeModel();
  gateway = gatewayFor(fake.url);
});

afterEach(async () => {
  gateway.close();
  await fake.close();
});

interface Outcome {
  text: string;
  pieces: string[];
  ending: string;
}

function listenTo(model: ModelGateway): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const pieces: string[] = [];
  const end = (ending: string): void => resolve({ text: pieces.join(''), pieces, ending });
  model.reply(request, { text: (delta) => pieces.push(delta), done: () => end('done'), failed: (e) => end(e.code) });
  return promise;
}

function listenToScript(script: FakeScript): Promise<Outcome> {
  fake.script(script);
  return listenTo(gateway);
}

test('a stream is read token by token to its end', async () => {
  const { pieces, ending } = await listenToScript({ tokens: ['Olá', ', ', 'você'], tokenMs: 5 });
  expect(pieces).toEqual(['Olá', ', ', 'você']);
  expect(ending).toBe('done');
});

test('the request carries key, model and turns in the shape every model accepts', async () => {
  await listenTo(gateway);
  expect(fake.requests).toMatchObject([
    {
      authorization: 'Bearer secret',
      body: {
        model: 'small',
        stream: true,
        messages: [
          { role: 'system', content: 'Be kind.\n\nYou began with:\n<opening>\nHow are you?\n</opening>' },
          { role: 'user', content: 'Tired.\n\nVery.' },
        ],
      },
    },
  ]);
});

test('an end with a finish reason but without [DONE] is complete', async () => {
  expect(await listenToScript({ tokens: ['Yes.'], ending: 'finish_reason' })).toMatchObject({
    text: 'Yes.',
    ending: 'done',
  });
});

test.each([
  [401, 'chat.engine_misconfigured'],
  [403, 'chat.engine_misconfigured'],
  [404, 'chat.engine_misconfigured'],
  [302, 'chat.engine_misconfigured'],
  [429, 'chat.engine_busy'],
  [500, 'chat.engine_unavailable'],
  [503, 'chat.engine_unavailable'],
])('status %i is %s', async (status, code) => {
  expect(await listenToScript({ status })).toMatchObject({ text: '', ending: code });
});

test.each(['cut', 'close', 'malformed', 'error'] as const)(
  'a stream that ends with %s keeps what was said',
  async (ending) => {
    expect(await listenToScript({ tokens: ['Half ', 'a '], ending })).toMatchObject({
      text: 'Half a ',
      ending: 'chat.reply_interrupted',
    });
  },
);

test('a complete stream without a word is a failure', async () => {
  expect(await listenToScript({ tokens: [] })).toMatchObject({ text: '', ending: 'chat.reply_interrupted' });
});

test('an error event before the first word says that the engine is unavailable', async () => {
  expect(await listenToScript({ tokens: [], ending: 'error' })).toMatchObject({ ending: 'chat.engine_unavailable' });
});

test.each([
  ['before the first byte', { tokens: ['late'], firstMs: 60_000 }, ''],
  ['between events', { tokens: ['so ', 'late'], tokenMs: 60_000 }, 'so '],
  ['at the end', { tokens: ['so'], ending: 'hang' }, 'so'],
] as const)('silence %s is a timeout, and the connection is closed', async (_, script, text) => {
  fake.script(script);
  const impatient = gatewayFor(fake.url, 150);
  expect(await listenTo(impatient)).toMatchObject({ text, ending: 'chat.engine_timeout' });
  await expect.poll(() => fake.requests[0]?.isAborted).toBe(true);
  impatient.close();
});

const thought = completionEvent({ reasoning_content: 'hm' });

test.each([
  ['comments', ': still here\n\n', 'chat.engine_timeout'],
  ['empty events', completionEvent({ content: '' }), 'chat.engine_timeout'],
  ['events without a choice', 'data: {"choices":[]}\n\n', 'chat.engine_timeout'],
  ['a line without an end', 'x'.repeat(64_000), 'chat.reply_interrupted'],
  ['a comment without an end', `:${' '.repeat(64_000)}`, 'chat.reply_interrupted'],
  ['bytes without a word', `: ${'x'.repeat(200_000)}\n`.repeat(20), 'chat.reply_interrupted'],
  ['thoughts without a reply', thought, 'chat.engine_timeout'],
])('a model that goes on for ever with %s is given up, and what it said is kept', async (_what, piece, code) => {
  fake.script({ tokens: ['So '], endless: { piece, everyMs: 5 } });
  // What is given up for its length is so however long that takes.
  const patience = code === 'chat.engine_timeout' ? { timeoutMs: 500, deadlineMs: 1_500 } : {};
  const impatient = createOpenAiCompatible({
    baseUrl: fake.url,
    apiKey: 'secret',
    model: 'small',
    timeoutMs: 60_000,
    deadlineMs: 60_000,
    ...patience,
  });
  expect(await listenTo(impatient)).toMatchObject({ text: 'So ', ending: code });
  await expect.poll(() => fake.requests[0]?.isAborted).toBe(true);
  impatient.close();
});

test('a model that thinks aloud for longer than the longest silence is waited for', async () => {
  const server = createServer((incoming, outgoing) => {
    incoming.resume().on('end', () => {
      outgoing.writeHead(200, { 'content-type': 'text/event-stream' });
      const thinking = setInterval(() => outgoing.write(thought), 50);
      setTimeout(() => {
        clearInterval(thinking);
        outgoing.end(`${completionEvent({ content: 'Hi' })}data: [DONE]\n\n`);
      }, 900);
    });
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', () => resolve());
  await promise;
  const model = gatewayFor(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, 400);
  expect(await listenTo(model)).toMatchObject({ text: 'Hi', ending: 'done' });
  model.close();
  server.close();
});

test('one event that is longer than a reply may be gives no more than that', async () => {
  const { text, ending } = await listenToScript({ tokens: ['x'.repeat(200_000)] });
  expect([text.length, ending]).toEqual([64_000, 'chat.reply_interrupted']);
});

test('an endpoint that is not there is unavailable', async () => {
  const nobody = gatewayFor('http://127.0.0.1:9');
  expect(await listenTo(nobody)).toMatchObject({ ending: 'chat.engine_unavailable' });
  const nameless = gatewayFor('http://nobody.invalid/v1');
  expect(await listenTo(nameless)).toMatchObject({ ending: 'chat.engine_unavailable' });
});

test('a reply without an end is cut off at a bound', async () => {
  const { text, ending } = await listenToScript({ tokens: Array.from({ length: 100 }, () => 'x'.repeat(1_000)) });
  expect(ending).toBe('chat.reply_interrupted');
  expect(text.length).toBeLessThanOrEqual(64_000);
});

test('stopping closes the connection at once and nothing more is heard', async () => {
  fake.script({ tokens: Array.from({ length: 1_000 }, () => 'on and '), tokenMs: 5 });
  const heard: string[] = [];
  const first = Promise.withResolvers<void>();
  const stop = gateway.reply(request, {
    text: (delta) => {
      heard.push(delta);
      first.resolve();
    },
    done: () => heard.push('done'),
    failed: (error) => heard.push(error.code),
  });
  await first.promise;
  stop();
  const heardUntilStop = heard.length;
  await expect.poll(() => fake.requests[0]?.isAborted).toBe(true);
  expect(heard).toHaveLength(heardUntilStop);
});

test('the cause of a failure is no AppError of its own and carries no words', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  fake.script({ tokens: ['Half'], ending: 'cut' });
  gateway.reply(request, { text: () => undefined, done: () => resolve(null), failed: resolve });
  const error = await promise;
  expect(isAppError(error)).toBe(true);
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('Tired');
});

test('a connection that was closed while idle is replaced without a failure', async () => {
  const server = createServer((incoming, outgoing) => {
    incoming.resume().on('end', () => {
      outgoing.writeHead(200, { 'content-type': 'text/event-stream' });
      outgoing.end('data: {"choices":[{"delta":{"content":"Hi"}}]}\n\ndata: [DONE]\n\n');
    });
  });
  server.keepAliveTimeout = 1;
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', () => resolve());
  await promise;
  const model = gatewayFor(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`);
  for (let round = 0; round < 20; round += 1) {
    expect(await listenTo(model)).toMatchObject({ text: 'Hi', ending: 'done' });
    await wait(round);
  }
  model.close();
  server.close();
});
