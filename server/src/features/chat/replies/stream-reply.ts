import type { AppError } from '@alento/domain/app-error.ts';
import type { EngineKind, MessageStatus } from '@alento/domain/chat/schema.ts';
import type { ReplyEvent } from '@alento/domain/chat/stream-schema.ts';
import type { DialogueId } from '@alento/domain/exercises/dialogues.ts';
import type { HelpBlock } from '@alento/domain/safety/schema.ts';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { ServerResponse } from 'node:http';
import type { AppEnv } from '../../../http/context.ts';
import { toErrorBody } from '../../../http/error-handler.ts';

export type ReplyEnding =
  | { kind: 'finished'; status: MessageStatus }
  | { kind: 'aborted' }
  | { kind: 'failed'; error: AppError };

export interface ReplyListener {
  help(help: HelpBlock): void;
  text(delta: string): void;
  end(ending: ReplyEnding): void;
}

/** A running or stored reply: each listener gets it from its beginning. */
export interface StreamedReply {
  readonly id: string;
  readonly engine: EngineKind;
  /** What stands before its first word, known from the start or found while it speaks. */
  readonly help: HelpBlock | null;
  /** Guided dialogues that fit what it answers, known once it has ended. */
  readonly dialogues: readonly DialogueId[];
  /** The text so far. */
  readonly text: string;
  /** Calls the listener with what follows `text`; returns the unsubscribe function. */
  attach(listener: ReplyListener): () => void;
}

const keepAliveMs = 15_000;
/** How long the head waits for the first words, to leave in one packet with them. */
const headPatienceMs = 100;

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  'x-vercel-ai-ui-message-stream': 'v1',
};

/** Answers with a reply as an AI SDK UI message stream, written straight to Node's response. */
export function streamReply(c: Context<AppEnv>, reply: StreamedReply): Response {
  const { outgoing } = c.env;
  outgoing.writeHead(200, { ...c.var.baseHeaders, ...streamHeaders });
  new ReplyWriter(outgoing, reply, c.var.requestId).start();
  return RESPONSE_ALREADY_SENT;
}

class ReplyWriter implements ReplyListener {
  readonly #outgoing: ServerResponse;
  readonly #reply: StreamedReply;
  readonly #requestId: string;
  /** Events that go with the next text. */
  #waiting = '';
  /** Text of this tick. */
  #unsaid = '';
  #isDue = false;
  #sent = 0;
  #hasText = false;
  #head: NodeJS.Timeout | undefined;

  constructor(outgoing: ServerResponse, reply: StreamedReply, requestId: string) {
    this.#outgoing = outgoing;
    this.#reply = reply;
    this.#requestId = requestId;
  }

  start(): void {
    // The client disconnected before the stream began.
    if (this.#outgoing.destroyed) return;
    const { id, engine, help, text } = this.#reply;
    this.#waiting = event({ type: 'start', messageId: id, messageMetadata: { engine } });
    if (help) this.#waiting += event({ type: 'data-help', id: helpId, data: help });
    // Help waits for nothing.
    if (help || text !== '') this.#send(this.#textEvents(text));
    else this.#head = setTimeout(() => this.#send(''), headPatienceMs);
    const keepAlive = setInterval(() => this.#send(': keep-alive\n\n'), keepAliveMs);
    const detach = this.#reply.attach(this);
    this.#outgoing.on('drain', () => this.#catchUp());
    this.#outgoing.on('error', () => undefined);
    this.#outgoing.on('close', () => {
      clearTimeout(this.#head);
      clearInterval(keepAlive);
      detach();
    });
  }

  help(help: HelpBlock): void {
    this.#speak();
    this.#send(event({ type: 'data-help', id: helpId, data: help }));
  }

  text(delta: string): void {
    this.#unsaid += delta;
    if (this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(this.#speak);
  }

  end(ending: ReplyEnding): void {
    const rest = this.#textEvents(this.#reply.text.slice(this.#sent));
    const close = this.#hasText ? event({ type: 'text-end', id: textId }) : '';
    const { dialogues } = this.#reply;
    const offered =
      dialogues.length > 0 ? event({ type: 'data-dialogues', id: 'dialogues', data: [...dialogues] }) : '';
    const last = `${this.#waiting}${rest}${close}${offered}${endingEvent(ending, this.#requestId)}data: [DONE]\n\n`;
    clearTimeout(this.#head);
    this.#waiting = '';
    this.#unsaid = '';
    this.#outgoing.end(last);
  }

  /** What came in one tick leaves in one write. */
  readonly #speak = (): void => {
    this.#isDue = false;
    const said = this.#unsaid;
    this.#unsaid = '';
    // A slow reader gets what it missed in one piece when it drains: nothing queues up for it.
    if (said !== '' && !this.#outgoing.writableNeedDrain) this.#send(this.#textEvents(said));
  };

  #catchUp(): void {
    this.#unsaid = '';
    if (this.#sent < this.#reply.text.length) this.#send(this.#textEvents(this.#reply.text.slice(this.#sent)));
  }

  #textEvents(text: string): string {
    if (text === '') return '';
    const open = this.#hasText ? '' : event({ type: 'text-start', id: textId });
    this.#hasText = true;
    this.#sent += text.length;
    return `${open}data: {"type":"text-delta","id":"${textId}","delta":${JSON.stringify(text)}}\n\n`;
  }

  #send(events: string): void {
    clearTimeout(this.#head);
    const all = this.#waiting + events;
    this.#waiting = '';
    if (all !== '') this.#outgoing.write(all);
  }
}

const textId = 'text';
const helpId = 'help';

function event(part: ReplyEvent): string {
  return `data: ${JSON.stringify(part)}\n\n`;
}

function endingEvent(ending: ReplyEnding, requestId: string): string {
  switch (ending.kind) {
    case 'finished':
      return event({ type: 'finish', messageMetadata: { status: ending.status } });
    case 'aborted':
      return event({ type: 'abort' });
    case 'failed':
      return event({ type: 'error', errorText: JSON.stringify(toErrorBody(ending.error, requestId)) });
  }
}
