import { AppError } from '@alento/domain/app-error.ts';
import type { Message } from '@alento/domain/chat/schema.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ConversationState } from '#features/chat/state.ts';
import { readReplies } from './read-replies.ts';

const speaker = {
  begin: vi.fn<(id: string) => void>(),
  write: vi.fn<(text: string, isWhole: boolean) => void>(),
  stop: vi.fn<() => void>(),
};
let state: Pick<ConversationState, 'reply' | 'messages' | 'pending' | 'replyError'>;
let look: () => void;
let isWanted: boolean;

const message = (change: Partial<Message>): Message => ({
  id: 'm',
  role: 'assistant',
  text: 'I hear you.',
  status: 'complete',
  engine: null,
  help: null,
  createdAt: '',
  ...change,
});
const help: Message['help'] = { tier: 3, categories: ['suicide'], form: 'full' };
const running = (text: string) => ({ id: 'm', text, engine: null, isStopping: false, isLost: false });

beforeEach(() => {
  vi.resetAllMocks();
  state = { reply: null, pending: null, replyError: null, messages: [message({ id: 'u', role: 'user' })] };
  isWanted = true;
  readReplies({
    talk: {
      getState: () => ({ session: { language: 'en' }, ...state }) as ConversationState,
      subscribe: (listener) => {
        look = listener;
        return () => undefined;
      },
    },
    speaker,
    helpNote: 'Help is here.',
    isWanted: () => isWanted,
  });
});

function show(change: Partial<typeof state>): void {
  state = { ...state, ...change };
  look();
}

test('a reply is read while it arrives, and to its end', () => {
  show({ reply: running('') });
  show({ reply: running('I hear') });
  show({ reply: null, messages: [message({})] });
  show({});
  expect(speaker.begin.mock.calls).toEqual([['m', 'en']]);
  expect(speaker.write.mock.calls).toEqual([
    ['I hear', false],
    ['I hear you.', true],
  ]);
});

test('a reply that comes all at once is read, too', () => {
  show({ reply: running('') });
  show({ reply: null, messages: [message({})] });
  expect(speaker.write.mock.calls).toEqual([['I hear you.', true]]);
});

test('beside help that has just come it is said first that it is there', () => {
  show({ reply: running(''), messages: [message({ id: 'u', role: 'user', help })] });
  show({ reply: running('I am') });
  expect(speaker.write.mock.calls).toEqual([
    ['Help is here.\n', false],
    ['Help is here.\nI am', false],
  ]);
});

test('that help has come is said once, though the reply fails or the message cannot be sent', () => {
  const helped = message({ id: 'u', role: 'user', help });
  show({ reply: running(''), messages: [helped] });
  show({ reply: null, replyError: new AppError('common.network') });
  show({ reply: running('') });
  expect(speaker.write.mock.calls).toEqual([
    ['Help is here.\n', false],
    ['Help is here.\n', true],
  ]);
  expect(speaker.stop).not.toHaveBeenCalled();
  show({ reply: null });
  speaker.write.mockClear();
  const pending = { id: 'w', text: '', replaces: null, createdAt: '', help };
  show({ pending: { ...pending, delivery: 'sending' } });
  expect(speaker.write).toHaveBeenLastCalledWith('Help is here.\n', false);
  show({ pending: { ...pending, delivery: new AppError('common.network') } });
  expect(speaker.write).toHaveBeenLastCalledWith('Help is here.\n', true);
});

test('what is not wanted, was there before, or was stopped is not read', () => {
  show({ messages: [message({})] });
  isWanted = false;
  show({ reply: running('I hear') });
  show({ reply: null, messages: [message({})] });
  expect(speaker.begin).not.toHaveBeenCalled();
  isWanted = true;
  show({ reply: running('I hear') });
  show({ reply: null, messages: [message({ status: 'stopped', text: 'I hear' })] });
  expect(speaker.stop).toHaveBeenCalledOnce();
});
