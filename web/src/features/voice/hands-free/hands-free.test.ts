import { AppError } from '@alento/domain/app-error.ts';
import type { HelpBlock } from '@alento/domain/safety/schema.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ConversationState } from '#features/chat/state.ts';
import type { Ear, EarEvents } from './ear.ts';
import { HandsFree } from './hands-free.ts';

const listeners = new Set<() => void>();
const tell = (): void => listeners.forEach((listener) => listener());
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const quiet = { messageId: null, sentence: null, error: null };

let state: Pick<ConversationState, 'pending' | 'reply' | 'replyError'>;
let spoken: { messageId: string | null; sentence: string | null; error: AppError | null };
let events: EarEvents;
const ear = {
  setCautious: vi.fn<Ear['setCautious']>(),
  setPushToTalk: vi.fn<Ear['setPushToTalk']>(),
  hold: vi.fn<Ear['hold']>(),
  release: vi.fn<Ear['release']>(),
  close: vi.fn<Ear['close']>(),
};
const send = vi.fn<(text: string) => Promise<void>>();
const assess = vi.fn<(text: string) => Promise<HelpBlock | null>>();
const assessUnsent = vi.fn<(text: string) => Promise<void>>();
const forget = vi.fn<() => void>();
const stopReply = vi.fn<() => Promise<void>>();
const speaker = {
  getState: () => spoken,
  subscribe,
  stop: vi.fn<() => void>(),
  pause: vi.fn<() => void>(),
  resume: vi.fn<() => void>(),
};
const understand = vi.fn<(recording: Blob) => Promise<string>>();
const open = vi.fn<(onFailure: (error: AppError) => void) => () => void>();
const keepWords = vi.fn<(words: string) => void>();
const letSleep = vi.fn<() => void>();
const openEar = vi.fn<(given: EarEvents) => Promise<Ear>>();
const recording = new Blob(['audio']);
let handsFree: HandsFree;

const reply = { id: 'r', text: '', engine: null, isStopping: false, isLost: false };

beforeEach(() => {
  vi.resetAllMocks();
  listeners.clear();
  state = { pending: null, reply: null, replyError: null };
  spoken = quiet;
  understand.mockResolvedValue('I had a long day.');
  assess.mockResolvedValue(null);
  open.mockReturnValue(() => undefined);
  speaker.stop.mockImplementation(() => void (spoken = quiet));
  openEar.mockImplementation(async (given) => {
    events = given;
    return ear;
  });
  handsFree = new HandsFree({
    talk: { getState: () => state as ConversationState, subscribe, send, stop: stopReply, assess, assessUnsent },
    speaker,
    language: 'en',
    openEar,
    understanding: { open, forget, understand },
    endPhrases: ['stop listening'],
    chime: () => undefined,
    keepAwake: () => letSleep,
    keepWords,
  });
});

async function say(): Promise<void> {
  events.onOnset();
  events.onSpeech(recording);
  await settled();
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('it listens, hears, understands, sends, thinks, speaks and listens again', async () => {
  const phases: string[] = [];
  handsFree.subscribe(() => {
    const { phase } = handsFree.getState();
    if (phases.at(-1) !== phase) phases.push(phase);
  });
  await handsFree.begin();
  send.mockImplementation(async () => void (state = { ...state, reply }));
  await say();
  tell();
  spoken = { ...quiet, messageId: 'r', sentence: 'I hear you.' };
  state = { ...state, reply: null };
  tell();
  expect(handsFree.getState().caption).toEqual({ by: 'companion', text: 'I hear you.' });
  expect(ear.setCautious).toHaveBeenLastCalledWith(true);
  spoken = quiet;
  tell();
  expect(phases).toEqual(['opening', 'listening', 'hearing', 'understanding', 'thinking', 'speaking', 'listening']);
  expect(send.mock.calls).toEqual([['I had a long day.']]);
});

test('the companion is silent the moment the person speaks, and what they said is kept', async () => {
  await handsFree.begin();
  spoken = { ...quiet, messageId: 'r', sentence: 'That sounds hard.' };
  state = { ...state, reply: { ...reply, text: 'That sounds hard. And' } };
  events.onOnset();
  expect(speaker.pause).toHaveBeenCalledOnce();
  stopReply.mockImplementation(async () => {
    state = { ...state, reply: null };
    tell();
  });
  understand.mockResolvedValue('Wait, it was my sister.');
  events.onSpeech(recording);
  await settled();
  expect(stopReply).toHaveBeenCalledOnce();
  expect(send.mock.calls).toEqual([['Wait, it was my sister.']]);
});

test('a reply that arrives while the person speaks waits until they have', async () => {
  await handsFree.begin();
  events.onOnset();
  spoken = { ...quiet, messageId: 'r' };
  tell();
  expect(speaker.pause).toHaveBeenCalledOnce();
  expect(handsFree.getState().phase).toBe('hearing');
  events.onNoise();
  expect(speaker.resume).toHaveBeenCalledOnce();
});

test('two things said in a row are one message', async () => {
  await handsFree.begin();
  const first = Promise.withResolvers<string>();
  understand.mockReturnValueOnce(first.promise).mockResolvedValueOnce('and then it rained.');
  events.onOnset();
  events.onSpeech(recording);
  events.onOnset();
  first.resolve('We went out');
  await settled();
  expect(send).not.toHaveBeenCalled();
  events.onSpeech(recording);
  await settled();
  expect(send.mock.calls).toEqual([['We went out and then it rained.']]);
});

test('a cough, and what was not understood, let the companion go on', async () => {
  await handsFree.begin();
  spoken = { ...quiet, messageId: 'r', sentence: 'That sounds hard.' };
  events.onOnset();
  events.onNoise();
  expect(speaker.resume).toHaveBeenCalledOnce();
  understand.mockRejectedValue(new AppError('voice.not_understood'));
  await say();
  expect(speaker.resume).toHaveBeenCalledTimes(2);
  expect(send).not.toHaveBeenCalled();
});

test('what a browser heard of the companion is not what the person said', async () => {
  await handsFree.begin();
  spoken = { ...quiet, messageId: 'r', sentence: 'That sounds hard.' };
  tell();
  spoken = { ...quiet, messageId: 'r', sentence: 'What would help you now?' };
  tell();
  understand.mockResolvedValue('that sounds hard what would help Wait, it was my sister');
  await say();
  expect(send.mock.calls).toEqual([['Wait, it was my sister']]);
});

test('when the microphone hears the loudspeaker, a button decides', async () => {
  await handsFree.begin();
  understand.mockResolvedValue('that sounds hard');
  for (let i = 0; i < 2; i += 1) {
    spoken = { ...quiet, messageId: 'r', sentence: 'That sounds hard.' };
    await say();
  }
  expect(handsFree.getState().isPushToTalk).toBe(true);
  expect(ear.setPushToTalk).toHaveBeenCalledWith(true);
  expect([speaker.resume.mock.calls.length, send.mock.calls.length]).toEqual([2, 0]);
});

test('it ends by voice and by the button, and lets everything go', async () => {
  await handsFree.begin();
  understand.mockResolvedValue('Stop listening.');
  await say();
  expect(handsFree.getState().isOn).toBe(false);
  expect(send).not.toHaveBeenCalled();
  await handsFree.begin();
  handsFree.end();
  expect([ear.close.mock.calls.length, letSleep.mock.calls.length, listeners.size]).toEqual([2, 2, 0]);
});

test('a microphone that is refused or lost ends it with its reason', async () => {
  openEar.mockRejectedValueOnce(new AppError('voice.microphone_denied'));
  await handsFree.begin();
  expect(handsFree.getState()).toMatchObject({ isOn: false, error: { code: 'voice.microphone_denied' } });
  await handsFree.begin();
  events.onLost();
  expect(handsFree.getState()).toMatchObject({ isOn: false, error: { code: 'voice.microphone_unavailable' } });
});

test('words that cannot be sent because another message waits go to the composer', async () => {
  await handsFree.begin();
  const delivery = new AppError('common.network');
  state = { ...state, pending: { id: 'm', text: 'x', replaces: null, createdAt: '', delivery } };
  await say();
  expect([keepWords.mock.calls, assessUnsent.mock.calls]).toEqual([[['I had a long day.']], [['I had a long day.']]]);
  expect(handsFree.getState().error?.code).toBe('common.network');
});

test('why a recording was not understood is said until something goes well', async () => {
  await handsFree.begin();
  understand.mockRejectedValueOnce(new AppError('voice.transcription_failed'));
  await say();
  expect(handsFree.getState().error?.code).toBe('voice.transcription_failed');
  await say();
  expect(handsFree.getState().error).toBeNull();
});

test.each<[string, () => Promise<HelpBlock | null>]>([
  ['tells of danger', () => Promise.resolve({ tier: 3, categories: ['suicide'], form: 'full' })],
  ['cannot be judged', () => Promise.reject(new AppError('common.network'))],
])('words the companion was saying are sent where what was heard %s', async (_, judge) => {
  await handsFree.begin();
  spoken = { ...quiet, messageId: 'r', sentence: 'Do you think: I want to die?' };
  understand.mockResolvedValue('I want to die');
  assess.mockImplementation(judge);
  await say();
  expect(assess.mock.calls).toEqual([['I want to die']]);
  expect(send.mock.calls).toEqual([['I want to die']]);
});

test('what is heard while the companion speaks is forgotten, unless the person interrupts it', async () => {
  await handsFree.begin();
  const speak = (sentence: string | null): void => {
    spoken = sentence === null ? quiet : { ...quiet, messageId: 'r', sentence };
    tell();
  };
  speak('That sounds hard.');
  speak('What happened?');
  expect(forget).toHaveBeenCalledOnce();
  speak(null);
  expect(forget).toHaveBeenCalledTimes(2);
  speak('That sounds hard.');
  events.onOnset();
  expect(forget).toHaveBeenCalledTimes(3);
  events.onNoise();
  tell();
  expect(forget).toHaveBeenCalledTimes(4);
});

test('words said while a message is being sent wait and follow it', async () => {
  await handsFree.begin();
  const pending = { id: 'm', text: 'x', replaces: null, createdAt: '', delivery: 'sending' } as const;
  state = { ...state, pending };
  await say();
  understand.mockResolvedValue('And then it rained.');
  await say();
  expect([send.mock.calls.length, keepWords.mock.calls.length]).toEqual([0, 0]);
  state = { ...state, pending: null };
  tell();
  await settled();
  expect(send.mock.calls).toEqual([['I had a long day.'], ['And then it rained.']]);
  state = { ...state, pending };
  await say();
  await say();
  handsFree.end();
  expect(keepWords.mock.calls).toEqual([['And then it rained.']]);
});

test('where nothing can be understood any more it ends with the reason', async () => {
  await handsFree.begin();
  open.mock.calls[0]?.[0](new AppError('voice.transcription_unavailable'));
  expect(handsFree.getState()).toMatchObject({ isOn: false, error: { code: 'voice.transcription_unavailable' } });
});
