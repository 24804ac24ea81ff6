import { DefaultChatTransport, readUIMessageStream, type UIMessage } from 'ai';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeModel, type FakeModel } from '@alento/testing/fake-model.ts';
import { createOpenAiCompatible } from '#platform/models/openai-compatible.ts';
import { createSession } from '#testing/conversations.ts';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';

let fake: FakeModel;
let app: TestApp;
let person: TestPerson;

beforeAll(async () => {
  fake = await startFakeModel();
  app = await createTestApp({
    model: createOpenAiCompatible({ baseUrl: fake.url, apiKey: 'k', model: 'small', timeoutMs: 5_000 }),
  });
  person = await app.signUp();
});

afterAll(async () => {
  await app.close();
  await fake.close();
});

function transportFor(sessionId: string): DefaultChatTransport<UIMessage> {
  return new DefaultChatTransport<UIMessage>({
    api: `${app.url}/api/sessions/${sessionId}/messages`,
    headers: { authorization: `Bearer ${person.token}` },
    prepareSendMessagesRequest: ({ messages }) => ({
      body: {
        id: messages.at(-1)?.id,
        text: messages
          .at(-1)
          ?.parts.map((p) => (p.type === 'text' ? p.text : ''))
          .join(''),
      },
    }),
    prepareReconnectToStreamRequest: () => ({ api: `${app.url}/api/sessions/${sessionId}/stream` }),
  });
}

const sendText = (transport: DefaultChatTransport<UIMessage>, sessionId: string) =>
  transport.sendMessages({
    chatId: sessionId,
    trigger: 'submit-message',
    messageId: undefined,
    messages: [{ id: randomUUID(), role: 'user', parts: [{ type: 'text', text: 'Hello' }] }],
    abortSignal: undefined,
  });

async function readMessage(
  stream: Parameters<typeof readUIMessageStream>[0]['stream'],
  onError?: (e: unknown) => void,
) {
  let last: UIMessage | undefined;
  const messages = readUIMessageStream({ stream, terminateOnError: true, ...(onError ? { onError } : {}) });
  for await (const message of messages) last = message;
  return last;
}

test('the AI SDK’s own client reads a reply', async () => {
  fake.script({ tokens: ['Olá, ', 'Ana.', '\n"quoted"'], tokenMs: 10 });
  const { id } = await createSession(app, person);
  const message = await readMessage(await sendText(transportFor(id), id));
  expect(message).toMatchObject({
    role: 'assistant',
    metadata: { engine: 'model', status: 'complete' },
    parts: [{ type: 'text', text: 'Olá, Ana.\n"quoted"', state: 'done' }],
  });
  expect(message?.id).toMatch(/^[\da-f-]{36}$/);
});

test('the AI SDK’s own client picks a running reply up, and hears that there is none', async () => {
  fake.script({ tokens: Array.from({ length: 20 }, (_, index) => `${index} `), tokenMs: 20 });
  const { id } = await createSession(app, person);
  const transport = transportFor(id);
  const first = readMessage(await sendText(transport, id));
  const resumed = await transport.reconnectToStream({ chatId: id });
  const [heard, heardAgain] = await Promise.all([first, resumed && readMessage(resumed)]);
  expect(heardAgain).toEqual(heard);
  expect(await transport.reconnectToStream({ chatId: id })).toBeNull();
});

test('the AI SDK’s own client is told of a failure by its code', async () => {
  fake.script({ status: 429 });
  const { id } = await createSession(app, person);
  const errors: unknown[] = [];
  await readMessage(await sendText(transportFor(id), id), (error) => errors.push(error)).catch((error: unknown) =>
    errors.push(error),
  );
  expect(String(errors[0])).toContain('"code":"chat.engine_busy"');
});
