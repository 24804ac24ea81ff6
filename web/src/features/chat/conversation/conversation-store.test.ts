import { AppError } from '@alento/domain/app-error.ts';
import type { Conversation } from '@alento/domain/chat/conversation-schema.ts';
import type { Message, SendMessage } from '@alento/domain/chat/schema.ts';
import type { HelpBlock } from '@alento/domain/safety/schema.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isBusy, isReplyMissing, plainRefusal, type UnsentMessage } from '../state.ts';
import type { ConversationApi } from './conversation-api.ts';
import { ConversationStore } from './conversation-store.ts';

const encoder = new TextEncoder();
const at = '2026-11-20T10:00:00.000Z';

function message(role: Message['role'], text: string, changes: Partial<Message> = {}): Message {
  return {
    id: crypto.randomUUID(),
    role,
    text,
    status: 'complete',
    engine: null,
    help: null,
    createdAt: at,
    ...changes,
  };
}

function conversationWith(...messages: Message[]): Conversation {
  return {
    id: crypto.randomUUID(),
    mood: 'calm',
    kind: 'inspiring',
    personality: 'default',
    language: 'pt',
    state: messages.length > 1 ? 'in_progress' : 'not_started',
    messageCount: messages.length,
    createdAt: at,
    lastActivityAt: at,
    endedAt: null,
    moodAfter: null,
    takeaway: null,
    title: null,
    isPinned: false,
    isArchived: false,
    messages,
    olderCursor: null,
    dialogues: [],
  };
}

/** A reply stream that the test speaks into. */
function speech() {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
  const write = (text: string): void => controller.enqueue(encoder.encode(text));
  const event = (part: object): void => write(`data: ${JSON.stringify(part)}\n\n`);
  return {
    body,
    start: (messageId: string = crypto.randomUUID()) =>
      event({ type: 'start', messageId, messageMetadata: { engine: 'model' } }),
    help: (help: HelpBlock) => event({ type: 'data-help', id: 'help', data: help }),
    say: (delta: string) => event({ type: 'text-delta', id: 'text', delta }),
    end(last: object) {
      event(last);
      write('data: [DONE]\n\n');
    },
    finish() {
      this.end({ type: 'finish', messageMetadata: { status: 'complete' } });
    },
    breakOff: () => controller.error(new TypeError('connection reset')),
  };
}

const opening = message('assistant', 'Como você está?');
const asked = message('user', 'Dormi mal.');
const replied = message('assistant', 'Isso cansa.');

const mockApi = () => ({
  read: vi.fn<ConversationApi['read']>(),
  change: vi.fn<ConversationApi['change']>(),
  send: vi.fn<ConversationApi['send']>(),
  regenerate: vi.fn<ConversationApi['regenerate']>(),
  resume: vi.fn<ConversationApi['resume']>(),
  stop: vi.fn<ConversationApi['stop']>(),
  correct: vi.fn<ConversationApi['correct']>(() => Promise.resolve()),
  giveFeedback: vi.fn<NonNullable<ConversationApi['giveFeedback']>>(() => Promise.resolve()),
  assess: vi.fn<ConversationApi['assess']>(() => Promise.resolve(null)),
});

let api = mockApi();
let unsent: UnsentMessage | null;

beforeEach(() => {
  unsent = null;
  api = mockApi();
  api.resume.mockResolvedValue(null);
});

function open(conversation: Conversation, left: UnsentMessage | null = null): ConversationStore {
  const keepUnsent = (kept: UnsentMessage | null): void => void (unsent = kept);
  return new ConversationStore({ conversation, unsent: left, api, keepUnsent, reconnectDelaysMs: [0, 0] });
}

const wordsOf = (store: ConversationStore): string[] => store.getState().messages.map(({ text }) => text);

test('a message is kept until the server has it, and the reply grows until it is finished', async () => {
  const store = open(conversationWith(opening));
  const reply = speech();
  const { promise, resolve } = Promise.withResolvers<ReadableStream<Uint8Array>>();
  api.send.mockReturnValue(promise);

  const sending = store.send('  Dormi mal.  ');
  expect(store.getState().pending).toMatchObject({ text: 'Dormi mal.', delivery: 'sending' });
  expect(unsent?.text).toBe('Dormi mal.');

  resolve(reply.body);
  await vi.waitFor(() => expect(store.getState().reply?.text).toBe(''));
  expect(unsent).toBeNull();
  reply.start();
  reply.say('Isso ');
  await vi.waitFor(() => expect(store.getState().reply?.text).toBe('Isso '));
  reply.say('cansa.');
  reply.finish();
  await sending;
  expect(wordsOf(store)).toEqual(['Como você está?', 'Dormi mal.', 'Isso cansa.']);
  expect(isBusy(store.getState())).toBe(false);
});

test('a message that fails keeps its text, and Retry sends the same id', async () => {
  const store = open(conversationWith(opening));
  api.send.mockRejectedValueOnce(new AppError('common.network'));
  await store.send('Dormi mal.');
  expect(store.getState().pending?.delivery).toMatchObject({ code: 'common.network' });
  expect(unsent?.text).toBe('Dormi mal.');

  const reply = speech();
  api.send.mockResolvedValueOnce(reply.body);
  reply.start();
  reply.say('Isso cansa.');
  reply.finish();
  await store.retry();
  const [first, second] = api.send.mock.calls.map(([sent]): SendMessage => sent);
  expect(second).toEqual(first);
  expect(wordsOf(store)).toEqual(['Como você está?', 'Dormi mal.', 'Isso cansa.']);
});

test('nothing else is sent while a message waits', async () => {
  const store = open(conversationWith(opening));
  api.send.mockRejectedValue(new AppError('common.network'));
  await store.send('Um');
  await store.send('Dois');
  expect(api.send).toHaveBeenCalledTimes(1);
});

test('a message of an earlier visit is offered, unless the server has it after all', () => {
  const left = { id: asked.id, text: asked.text, replaces: null, createdAt: at };
  expect(open(conversationWith(opening), left).getState().pending).toMatchObject({ delivery: 'unsent' });
  expect(open(conversationWith(opening, asked), left).getState().pending).toBeNull();
});

test('a message taken back leaves the conversation as it was', async () => {
  const store = open(conversationWith(opening, asked, replied));
  api.send.mockRejectedValue(new AppError('common.network'));
  await store.send('Dormi bem.', asked.id);
  expect(store.withdraw()).toMatchObject({ text: 'Dormi bem.', replaces: asked.id });
  expect(unsent).toBeNull();
  expect(wordsOf(store)).toEqual(['Como você está?', 'Dormi mal.', 'Isso cansa.']);
});

test('what was to be replaced and is gone is taken back as a new message', async () => {
  const store = open(conversationWith(opening, asked, replied));
  api.send.mockRejectedValue(new AppError('chat.message_not_found'));
  await store.send('Dormi bem.', asked.id);
  expect(store.withdraw()).toMatchObject({ text: 'Dormi bem.', replaces: null });
});

test('an edited message takes the place of what it replaces and of all that followed', async () => {
  const store = open(conversationWith(opening, asked, replied));
  const reply = speech();
  api.send.mockResolvedValue(reply.body);
  reply.start();
  reply.say('Que bom.');
  reply.finish();
  await store.send('Dormi bem.', asked.id);
  expect(api.send.mock.lastCall?.[0]).toMatchObject({ text: 'Dormi bem.', replaces: asked.id });
  expect(wordsOf(store)).toEqual(['Como você está?', 'Dormi bem.', 'Que bom.']);
});

test('a session that ended elsewhere is seen to have ended, and the text is kept', async () => {
  const conversation = conversationWith(opening, asked, replied);
  const store = open(conversation);
  api.send.mockRejectedValue(new AppError('chat.session_closed'));
  api.read.mockResolvedValue({ ...conversation, state: 'completed' });
  await store.send('Ainda aqui');
  expect(store.getState().session.state).toBe('completed');
  expect(store.getState().pending?.text).toBe('Ainda aqui');
});

test('a new reply replaces the last one only when it has words', async () => {
  const store = open(conversationWith(opening, asked, replied));
  api.regenerate.mockRejectedValueOnce(new AppError('chat.engine_busy'));
  await store.regenerate();
  expect(store.getState().replyError?.code).toBe('chat.engine_busy');
  expect(wordsOf(store)).toEqual(['Como você está?', 'Dormi mal.', 'Isso cansa.']);

  const reply = speech();
  api.regenerate.mockResolvedValueOnce(reply.body);
  reply.start();
  reply.say('Deve pesar.');
  reply.finish();
  await store.retry();
  expect(store.getState().replyError).toBeNull();
  expect(wordsOf(store)).toEqual(['Como você está?', 'Dormi mal.', 'Deve pesar.']);
});

test('a stopped reply keeps what was said, marked', async () => {
  const store = open(conversationWith(opening, asked, replied));
  const reply = speech();
  api.regenerate.mockResolvedValue(reply.body);
  api.stop.mockImplementation(async () => reply.end({ type: 'abort' }));
  const regenerating = store.regenerate();
  reply.start();
  reply.say('Deve');
  await vi.waitFor(() => expect(store.getState().reply?.text).toBe('Deve'));
  await store.stop();
  await regenerating;
  expect(store.getState().messages.at(-1)).toMatchObject({ text: 'Deve', status: 'stopped' });
});

test('Stop before the server answered stops as soon as it has', async () => {
  const store = open(conversationWith(opening));
  const reply = speech();
  const { promise, resolve } = Promise.withResolvers<ReadableStream<Uint8Array>>();
  api.send.mockReturnValue(promise);
  api.stop.mockImplementation(async () => reply.end({ type: 'abort' }));
  const sending = store.send('Oi');
  await store.stop();
  expect(api.stop).not.toHaveBeenCalled();
  resolve(reply.body);
  await sending;
  expect(api.stop).toHaveBeenCalledTimes(1);
  expect(store.getState().messages.at(-1)?.text).toBe('Oi');
});

test('an error of the engine is shown with what was said before it', async () => {
  const store = open(conversationWith(opening, asked));
  const reply = speech();
  api.regenerate.mockResolvedValue(reply.body);
  reply.start();
  reply.say('Deve');
  const error = { code: 'chat.engine_timeout', params: {}, requestId: 'r' };
  reply.end({ type: 'error', errorText: JSON.stringify({ error }) });
  await store.regenerate();
  expect(store.getState().replyError?.code).toBe('chat.engine_timeout');
  expect(store.getState().messages.at(-1)).toMatchObject({ text: 'Deve', status: 'interrupted' });
});

test('a lost connection picks the running reply up from its beginning', async () => {
  const store = open(conversationWith(opening, asked));
  const [lost, found] = [speech(), speech()];
  api.regenerate.mockResolvedValue(lost.body);
  api.resume.mockRejectedValueOnce(new AppError('common.network')).mockResolvedValueOnce(found.body);
  const regenerating = store.regenerate();
  lost.start();
  lost.say('Deve pes');
  await vi.waitFor(() => expect(store.getState().reply?.text).toBe('Deve pes'));
  lost.breakOff();
  await vi.waitFor(() => expect(store.getState().reply?.isLost).toBe(true));
  found.start();
  found.say('Deve pesar.');
  found.finish();
  await regenerating;
  expect(wordsOf(store)).toEqual(['Como você está?', 'Dormi mal.', 'Deve pesar.']);
});

test('a lost connection finds the reply that was stored in the meantime', async () => {
  const conversation = conversationWith(opening, asked);
  const store = open(conversation);
  const lost = speech();
  api.regenerate.mockResolvedValue(lost.body);
  api.read.mockResolvedValue({ ...conversation, messages: [opening, asked, replied] });
  lost.breakOff();
  await store.regenerate();
  expect(wordsOf(store)).toEqual(['Como você está?', 'Dormi mal.', 'Isso cansa.']);
  expect(store.getState().replyError).toBeNull();
});

test('what was heard stays when the server lost it', async () => {
  const conversation = conversationWith(opening, asked);
  const store = open(conversation);
  const lost = speech();
  api.regenerate.mockResolvedValue(lost.body);
  api.read.mockResolvedValue(conversation);
  const regenerating = store.regenerate();
  lost.start();
  lost.say('Deve');
  await vi.waitFor(() => expect(store.getState().reply?.text).toBe('Deve'));
  lost.breakOff();
  await regenerating;
  expect(store.getState().replyError?.code).toBe('chat.reply_interrupted');
  expect(store.getState().messages.at(-1)).toMatchObject({ text: 'Deve', status: 'interrupted' });
});

test('a conversation that is opened during a reply hears it', async () => {
  const store = open(conversationWith(opening, asked));
  const running = speech();
  api.resume.mockResolvedValue(running.body);
  running.start();
  running.say('Deve pesar.');
  running.finish();
  await store.open();
  expect(wordsOf(store)).toEqual(['Como você está?', 'Dormi mal.', 'Deve pesar.']);
});

test('a reply that never came is offered, and one that came late is found', async () => {
  const conversation = conversationWith(opening, asked);
  const store = open(conversation);
  api.read.mockResolvedValueOnce(conversation);
  await store.open();
  expect(isReplyMissing({ ...store.getState(), isReplying: false })).toBe(true);
  api.read.mockResolvedValueOnce({ ...conversation, messages: [opening, asked, replied] });
  await store.open();
  expect(wordsOf(store)).toEqual(['Como você está?', 'Dormi mal.', 'Isso cansa.']);
});

test('a conversation nobody wrote in asks for no running reply', async () => {
  await open(conversationWith(opening)).open();
  expect(api.resume).not.toHaveBeenCalled();
});

test('a network that comes back sends what waited for it, and nothing that was refused', async () => {
  const store = open(conversationWith(opening));
  api.send.mockRejectedValueOnce(new AppError('common.network'));
  await store.send('Oi');
  api.send.mockRejectedValueOnce(new AppError('chat.message_conflict'));
  await store.recover();
  expect(api.send).toHaveBeenCalledTimes(2);
  await store.recover();
  expect(api.send).toHaveBeenCalledTimes(2);
});

const help: HelpBlock = { tier: 3, categories: ['suicide'], form: 'full' };

test('help belongs to the message that is answered, and stands when no reply comes', async () => {
  const store = open(conversationWith(opening, asked));
  const reply = speech();
  api.regenerate.mockResolvedValue(reply.body);
  const regenerating = store.regenerate();
  reply.start();
  reply.help({ ...help, tier: 2 });
  reply.help(help);
  reply.end({ type: 'error', errorText: JSON.stringify({ error: { code: 'chat.engine_timeout', params: {} } }) });
  await regenerating;
  expect(store.getState().messages).toEqual([opening, { ...asked, help }]);
  expect(store.getState().replyError?.code).toBe('chat.engine_timeout');
});

test.each(['common.network', 'account.age_needed', 'account.guardian_needed'] as const)(
  'a message that %s kept from being sent is judged on the device, and keeps its text beside the help',
  async (code) => {
    const store = open(conversationWith(opening));
    api.send.mockRejectedValue(new AppError(code));
    api.assess.mockResolvedValue(help);
    await store.send('Não quero mais viver.');
    await vi.waitFor(() => expect(store.getState().pending).toMatchObject({ text: 'Não quero mais viver.', help }));
    expect(api.assess).toHaveBeenCalledExactlyOnceWith('Não quero mais viver.');
  },
);

test('a message that a limit refused is judged on the device before the limit is told of', async () => {
  const store = open(conversationWith(opening));
  api.send.mockRejectedValue(new AppError('billing.session_limit'));
  const { promise, resolve } = Promise.withResolvers<null>();
  api.assess.mockReturnValue(promise);
  await store.send('Dormi mal.');
  expect(store.getState().pending).toMatchObject({ delivery: { code: 'billing.session_limit' } });
  expect(plainRefusal(store.getState())).toBeNull();
  resolve(null);
  await vi.waitFor(() => expect(plainRefusal(store.getState())?.code).toBe('billing.session_limit'));
});

test('a message that the server is slow to take is judged on the device, and the help stays when it is taken', async () => {
  const { promise, resolve } = Promise.withResolvers<ReadableStream<Uint8Array>>();
  api.send.mockReturnValue(promise);
  api.assess.mockResolvedValue(help);
  const conversation = conversationWith(opening);
  const store = new ConversationStore({
    conversation,
    unsent: null,
    api,
    keepUnsent: () => undefined,
    judgeAfterMs: 0,
  });
  const sending = store.send('Não quero mais viver.');
  await vi.waitFor(() => expect(store.getState().pending).toMatchObject({ delivery: 'sending', help }));

  const reply = speech();
  resolve(reply.body);
  await vi.waitFor(() => expect(store.getState().messages.at(-1)).toMatchObject({ role: 'user', help }));
  reply.start();
  reply.help({ ...help, tier: 2 });
  reply.say('Estou aqui.');
  reply.end({ type: 'finish', messageMetadata: { status: 'complete' } });
  await sending;
  expect(store.getState().messages.at(-2)?.help).toEqual({ ...help, tier: 2 });
  expect(api.assess).toHaveBeenCalledOnce();
});

test('a message that the server takes in time is judged there alone', async () => {
  const reply = speech();
  api.send.mockResolvedValue(reply.body);
  const store = open(conversationWith(opening));
  const sending = store.send('Dormi mal.');
  reply.start();
  reply.end({ type: 'finish', messageMetadata: { status: 'complete' } });
  await sending;
  expect(api.assess).not.toHaveBeenCalled();
});

describe('help that was not meant', () => {
  const dismissed: HelpBlock = { ...help, form: 'dismissed' };

  test('is small at once, whatever is read of it later, and the server is told', async () => {
    const conversation = conversationWith(opening, { ...asked, help }, replied);
    const store = open(conversation);
    store.dismissHelp(asked.id);
    expect(store.getState().messages[1]?.help).toEqual(dismissed);
    expect(api.correct).toHaveBeenCalledExactlyOnceWith(asked.id);
    store.take(conversation);
    expect(store.getState().messages).toEqual([opening, { ...asked, help: dismissed }, replied]);
    await store.recover();
    expect(api.correct).toHaveBeenCalledOnce();
  });

  test('stays small where the server cannot be told, and it is told again once there is a connection', async () => {
    api.correct.mockRejectedValueOnce(new AppError('common.network'));
    const store = open(conversationWith(opening, { ...asked, help }, replied));
    store.dismissHelp(asked.id);
    await vi.waitFor(() => expect(api.correct.mock.settledResults).toHaveLength(1));
    expect(store.getState().messages[1]?.help).toEqual(dismissed);
    await store.recover();
    await vi.waitFor(() => expect(api.correct).toHaveBeenCalledTimes(2));
  });

  test('is not told again where the server refused it', async () => {
    api.correct.mockRejectedValueOnce(new AppError('common.forbidden'));
    const store = open(conversationWith(opening, { ...asked, help }, replied));
    store.dismissHelp(asked.id);
    await vi.waitFor(() => expect(api.correct.mock.settledResults).toHaveLength(1));
    await store.recover();
    expect(api.correct).toHaveBeenCalledOnce();
  });

  test('of a message that was not sent is told once the server has it', async () => {
    const store = open(conversationWith(opening));
    api.send.mockRejectedValueOnce(new AppError('common.network'));
    api.assess.mockResolvedValue(help);
    await store.send('Morri de rir.');
    await vi.waitFor(() => expect(store.getState().pending?.help).toEqual(help));
    const id = store.getState().pending?.id ?? '';
    store.dismissHelp(id);
    expect(store.getState().pending?.help).toEqual(dismissed);
    expect(api.correct).not.toHaveBeenCalled();

    const reply = speech();
    api.send.mockResolvedValueOnce(reply.body);
    const sending = store.recover();
    reply.start();
    reply.help(help);
    reply.say('Que bom.');
    reply.finish();
    await sending;
    expect(store.getState().messages[1]?.help).toEqual(dismissed);
    expect(api.correct).toHaveBeenCalledExactlyOnceWith(id);
  });
});

test('older messages go in front, once', async () => {
  const conversation = { ...conversationWith(asked, replied), olderCursor: 'older' };
  const store = open(conversation);
  api.read.mockResolvedValue({ ...conversation, messages: [opening, asked], olderCursor: null });
  await Promise.all([store.loadOlder(), store.loadOlder()]);
  expect(api.read).toHaveBeenCalledExactlyOnceWith('older');
  expect(wordsOf(store)).toEqual(['Como você está?', 'Dormi mal.', 'Isso cansa.']);
  expect(store.getState()).toMatchObject({ older: 'none', isPrepended: true });
});

test('words in a hurry are shown once a frame', async () => {
  const frames: (() => void)[] = [];
  const conversation = conversationWith(opening, asked);
  const keepUnsent = (): void => undefined;
  const nextFrame = (callback: () => void): void => void frames.push(callback);
  const store = new ConversationStore({ conversation, unsent: null, api, keepUnsent, nextFrame });
  const reply = speech();
  api.regenerate.mockResolvedValue(reply.body);
  const regenerating = store.regenerate();
  reply.start();
  await vi.waitFor(() => expect(store.getState().reply?.id).not.toBeNull());
  const listener = vi.fn<() => void>();
  store.subscribe(listener);
  for (const word of ['Deve ', 'pesar', '.']) {
    reply.say(word);
    await vi.waitFor(() => expect(store.getState().reply?.text.endsWith(word)).toBe(true));
  }
  expect(listener).not.toHaveBeenCalled();
  expect(frames).toHaveLength(1);
  frames[0]?.();
  expect(listener).toHaveBeenCalledTimes(1);
  reply.finish();
  await regenerating;
  expect(listener).toHaveBeenCalledTimes(2);
});

test('words that wait behind the unsent message are assessed with it, and help is shown there', async () => {
  const left = { id: asked.id, text: 'Dormi mal.', replaces: null, createdAt: asked.createdAt };
  const store = open(conversationWith(opening), left);
  const help = { tier: 3, categories: ['suicide'], form: 'full' } as const;
  api.assess.mockResolvedValue({ ...help, categories: ['suicide'] });
  await store.assessUnsent('Quero morrer.');
  expect(api.assess.mock.calls).toEqual([['Dormi mal.\nQuero morrer.']]);
  expect(store.getState().pending?.help).toEqual(help);
  expect(await store.assess('Quero morrer.')).toEqual(help);
});

test('what is said of a reply is shown at once, and taken back if it cannot be kept', async () => {
  const store = open(conversationWith(opening, asked, replied));
  const feedbackOf = () => store.getState().messages.at(-1)?.feedback;
  const giving = store.giveFeedback(replied.id, 'misunderstood');
  expect(feedbackOf()).toBe('misunderstood');
  await giving;
  api.giveFeedback.mockRejectedValueOnce(new AppError('common.network'));
  await expect(store.giveFeedback(replied.id, null)).rejects.toMatchObject({ code: 'common.network' });
  expect(feedbackOf()).toBe('misunderstood');
  expect(api.giveFeedback.mock.calls).toEqual([
    [replied.id, 'misunderstood'],
    [replied.id, null],
  ]);
});

test('a reply that missed gives way to the one that mends it', async () => {
  const store = open(conversationWith(opening, asked, replied));
  const reply = speech();
  api.regenerate.mockResolvedValue(reply.body);
  const regenerating = store.regenerate('anotherWay');
  reply.start();
  reply.say('Li errado.');
  reply.finish();
  await regenerating;
  expect(api.regenerate).toHaveBeenCalledWith(expect.any(AbortSignal), 'anotherWay');
  expect(wordsOf(store)).toEqual(['Como você está?', 'Dormi mal.', 'Li errado.']);
});

test('what was said elsewhere is adopted, and a reply that runs there is followed', async () => {
  const store = open(conversationWith(opening));
  const reply = speech();
  api.read.mockResolvedValue(conversationWith(opening, asked));
  api.resume.mockResolvedValueOnce(reply.body);
  const catching = store.catchUp();
  reply.start();
  reply.say('Isso cansa.');
  await vi.waitFor(() => expect(store.getState().reply?.text).toBe('Isso cansa.'));
  reply.finish();
  await catching;
  expect(wordsOf(store)).toEqual(['Como você está?', 'Dormi mal.', 'Isso cansa.']);
});

test('nothing is adopted while something is under way here', async () => {
  const store = open(conversationWith(opening));
  api.send.mockReturnValue(new Promise(() => undefined));
  void store.send('Dormi mal.');
  await store.catchUp();
  expect(api.read).not.toHaveBeenCalled();
});

test('other places learn of what happened here, and not of what was learnt from them', async () => {
  const announce = vi.fn<() => void>();
  const conversation = conversationWith(opening);
  const store = new ConversationStore({ conversation, unsent: null, api, keepUnsent: () => undefined, announce });
  store.take(conversationWith(opening, asked, replied));
  expect(announce).not.toHaveBeenCalled();
  await store.giveFeedback(replied.id, 'helpful');
  expect(announce).toHaveBeenCalledTimes(1);
});
