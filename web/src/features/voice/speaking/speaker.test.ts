import { AppError } from '@alento/domain/app-error.ts';
import { beforeEach, expect, test } from 'vitest';
import type { Voice } from '#platform/speech/voice.ts';
import { Speaker } from './speaker.ts';

class FakeVoice implements Voice {
  said: string[] = [];
  expected: string[] = [];
  hushed = 0;
  #end: ((isSaid: boolean, error?: AppError) => void) | null = null;
  prepare = (): void => undefined;
  expect = (text: string): void => void this.expected.push(text);
  say(text: string, onEnd: (isSaid: boolean, error?: AppError) => void): void {
    this.said.push(text);
    this.#end = onEnd;
  }
  hush = (): void => void (this.hushed += 1);
  end(isSaid = true, error?: AppError): void {
    const end = this.#end;
    this.#end = null;
    end?.(isSaid, error);
  }
}

let voice: FakeVoice;
let speaker: Speaker;

beforeEach(() => {
  voice = new FakeVoice();
  speaker = new Speaker(() => Promise.resolve(voice));
});

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('a reply is read sentence by sentence while it arrives', async () => {
  speaker.begin('reply', 'en');
  speaker.write('I hear you well. What', false);
  await settled();
  expect(voice.said).toEqual(['I hear you well.']);
  speaker.write('I hear you well. What happened then today? And', false);
  expect(voice.expected).toContain('What happened then today?');
  voice.end();
  expect(voice.said.at(-1)).toBe('What happened then today?');
  expect(speaker.getState()).toMatchObject({ messageId: 'reply', sentence: 'What happened then today?' });
  voice.end();
  expect(speaker.getState().messageId).toBe('reply');
  speaker.write('I hear you well. What happened then today? And now', true);
  expect(voice.said.at(-1)).toBe('And now');
  voice.end();
  expect(speaker.getState()).toEqual({ messageId: null, sentence: null, error: null });
});

test('it is silent at once, and what belongs to an earlier message is not heard any more', async () => {
  speaker.read('one', 'This is the first. This is the second.', 'en');
  await settled();
  speaker.stop();
  expect(voice.hushed).toBe(1);
  speaker.read('two', 'Another message altogether.', 'en');
  voice.end();
  await settled();
  expect(voice.said).toEqual(['This is the first.', 'Another message altogether.']);
});

test('after a pause it goes on with the sentence it was at', async () => {
  speaker.read('one', 'This is the first. This is the second.', 'en');
  await settled();
  speaker.pause();
  expect(voice.hushed).toBe(1);
  voice.end();
  expect(voice.said).toEqual(['This is the first.']);
  speaker.resume();
  voice.end();
  expect(voice.said).toEqual(['This is the first.', 'This is the first.', 'This is the second.']);
});

test('a voice that opens during a pause is heard after it', async () => {
  speaker.subscribe(() => speaker.getState().sentence === null && speaker.pause());
  speaker.read('one', 'This is the first.', 'en');
  await settled();
  expect(voice.said).toEqual([]);
  speaker.resume();
  expect(voice.said).toEqual(['This is the first.']);
});

test('what comes again after a lost connection is not read again', async () => {
  speaker.begin('reply', 'en');
  speaker.write('This is the first. This is the second. And', false);
  await settled();
  for (const text of ['', 'This is', 'This is the first. This is the second. And now']) speaker.write(text, false);
  speaker.write('This is the first. This is the second. And now.', true);
  for (let i = 0; i < 3; i += 1) voice.end();
  expect(voice.said).toEqual(['This is the first.', 'This is the second.', 'And now.']);
});

test('a device without a voice, a voice that fails and a sound that cannot be played each say so', async () => {
  const mute = new Speaker(() => Promise.resolve(null));
  mute.read('one', 'Hello there.', 'en');
  await settled();
  expect(mute.getState().error?.code).toBe('voice.no_voice');
  speaker.read('one', 'Hello there.', 'en');
  await settled();
  voice.end(false, new AppError('voice.speech_failed'));
  expect(speaker.getState()).toMatchObject({ messageId: null, error: { code: 'voice.speech_failed' } });
  speaker.read('one', 'Hello there.', 'en');
  await settled();
  voice.end(false);
  expect(speaker.getState().error?.code).toBe('voice.playback_failed');
});
