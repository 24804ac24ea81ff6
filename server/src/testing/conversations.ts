import type { Conversation } from '@alento/domain/chat/conversation-schema.ts';
import type { NewSession } from '@alento/domain/chat/schema.ts';
import { replyEventSchema, type ReplyEvent } from '@alento/domain/chat/stream-schema.ts';
import type { DialogueId } from '@alento/domain/exercises/dialogues.ts';
import type { HelpBlock } from '@alento/domain/safety/schema.ts';
import { createParser } from 'eventsource-parser';
import { randomUUID } from 'node:crypto';
import type { TestApp, TestPerson } from './test-app.ts';

/** Starts a session for a person. */
export async function createSession(
  app: Pick<TestApp, 'request'>,
  person: TestPerson,
  input: Partial<NewSession> = {},
): Promise<Conversation> {
  const json = { mood: 'sad', personality: 'friend', language: 'en', ...input };
  const response = await app.request('POST', '/api/sessions', { as: person, json });
  if (response.status !== 201) throw new Error(`POST /api/sessions answered ${response.status}`);
  return (await response.json()) as Conversation;
}

export interface OutgoingMessage {
  id?: string;
  text?: string;
  replaces?: string;
  country?: string;
}

/** Sends a message; the answer is the open stream. */
export function postMessage(
  app: Pick<TestApp, 'request'>,
  person: TestPerson,
  sessionId: string,
  { id = randomUUID(), text = 'I had a long day.', ...rest }: OutgoingMessage = {},
  signal?: AbortSignal,
): Promise<Response> {
  return app.request('POST', `/api/sessions/${sessionId}/messages`, {
    as: person,
    json: { id, text, ...rest },
    ...(signal ? { signal } : {}),
  });
}

export async function readSession(
  app: Pick<TestApp, 'request'>,
  person: TestPerson,
  sessionId: string,
): Promise<Conversation> {
  const response = await app.request('GET', `/api/sessions/${sessionId}`, { as: person });
  if (response.status !== 200) throw new Error(`GET /api/sessions/{id} answered ${response.status}`);
  return (await response.json()) as Conversation;
}

/** Yields the events of a reply stream, each held against the schema; ends at `[DONE]`. */
export async function* replyEvents(response: Response): AsyncGenerator<ReplyEvent> {
  const arrived: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => void arrived.push(data) });
  if (!response.body) throw new Error(`there is no stream: ${response.status}`);
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    parser.feed(chunk);
    for (const data of arrived.splice(0)) {
      if (data === '[DONE]') return;
      yield replyEventSchema.parse(JSON.parse(data));
    }
  }
  throw new Error('the stream ended without [DONE]');
}

/** What is left of a reply stream. */
export async function restOf(events: AsyncGenerator<ReplyEvent>): Promise<ReplyEvent[]> {
  const rest: ReplyEvent[] = [];
  for await (const event of events) rest.push(event);
  return rest;
}

export interface ReceivedReply {
  id: string;
  text: string;
  types: string[];
  /** The help that was shown last. */
  help: HelpBlock | null;
  /** The exercises that were offered. */
  dialogues: DialogueId[];
  /** Status of a finished reply, `abort`, or the code of the error. */
  ending: string;
}

/** Reads a reply stream to its end. */
export async function hearReply(response: Response): Promise<ReceivedReply> {
  const heard: ReceivedReply = { id: '', text: '', types: [], help: null, dialogues: [], ending: '' };
  for await (const event of replyEvents(response)) {
    if (heard.types.at(-1) !== event.type) heard.types.push(event.type);
    if (event.type === 'data-help') heard.help = event.data;
    if (event.type === 'data-dialogues') heard.dialogues = event.data;
    if (event.type === 'start') heard.id = event.messageId;
    if (event.type === 'text-delta') heard.text += event.delta;
    if (event.type === 'finish') heard.ending = event.messageMetadata.status;
    if (event.type === 'abort') heard.ending = 'abort';
    if (event.type === 'error') heard.ending = (JSON.parse(event.errorText) as { error: { code: string } }).error.code;
  }
  return heard;
}
