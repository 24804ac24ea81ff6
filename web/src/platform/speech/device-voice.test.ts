import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseVoice, findDeviceVoice } from './device-voice.ts';

const voiceOf = (name: string, lang: string, change: { localService?: boolean; default?: boolean } = {}) => ({
  name,
  lang,
  localService: true,
  default: false,
  ...change,
});

test('of the voices of a language the most natural is taken, then the one from here, then the usual one', () => {
  const plain = voiceOf('Luciana', 'pt-BR');
  const usual = voiceOf('Joana', 'pt-PT', { default: true });
  const natural = voiceOf('Catarina (Enhanced)', 'pt-PT');
  expect(chooseVoice([usual, plain, natural], 'pt-BR')).toBe(natural);
  expect(chooseVoice([usual, plain], 'pt-BR')).toBe(plain);
  expect(chooseVoice([usual], 'pt-BR')).toBe(usual);
  expect(chooseVoice([voiceOf('Android', 'pt_BR')], 'pt-BR')).toBeDefined();
});

test('a voice of another language, or one that speaks elsewhere, is none', () => {
  const elsewhere = voiceOf('Google português', 'pt-BR', { localService: false });
  expect(chooseVoice([elsewhere, voiceOf('Anna', 'de-DE')], 'pt-BR')).toBeUndefined();
  expect(chooseVoice([], 'pt-BR')).toBeUndefined();
});

/** Speech synthesis as browsers have it, as far as it is used. */
class FakeSynthesis extends EventTarget {
  voices: object[] = [];
  spoken: FakeUtterance[] = [];
  getVoices = () => this.voices;
  speak = (utterance: FakeUtterance) => void this.spoken.push(utterance);
  cancel = vi.fn<() => void>();
}

class FakeUtterance extends EventTarget {
  readonly text: string;
  rate = 1;
  lang = '';
  constructor(text: string) {
    super();
    this.text = text;
  }
}

let synthesis: FakeSynthesis;
beforeEach(() => {
  vi.useFakeTimers();
  synthesis = new FakeSynthesis();
  vi.stubGlobal('window', { speechSynthesis: synthesis });
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('voices that come late are waited for, but not for ever', async () => {
  const finding = findDeviceVoice('pt-BR');
  synthesis.voices = [voiceOf('Luciana', 'pt-BR')];
  synthesis.dispatchEvent(new Event('voiceschanged'));
  expect(await finding).not.toBeNull();
  synthesis.voices = [];
  const none = findDeviceVoice('pt-BR');
  await vi.advanceTimersByTimeAsync(2000);
  expect(await none).toBeNull();
});

test('a device without speech has no voice', async () => {
  vi.stubGlobal('window', {});
  expect(await findDeviceVoice('pt-BR')).toBeNull();
});

test('a line is said a little slower than usual, and its end is told once', async () => {
  synthesis.voices = [voiceOf('Luciana', 'pt-BR')];
  const voice = await findDeviceVoice('pt-BR');
  const onEnd = vi.fn<(isSaid: boolean) => void>();
  voice?.say('Você chegou.', onEnd);
  const [utterance] = synthesis.spoken;
  expect(utterance).toMatchObject({ text: 'Você chegou.', lang: 'pt-BR', rate: 0.9 });
  utterance?.dispatchEvent(new Event('end'));
  utterance?.dispatchEvent(new Event('error'));
  expect(onEnd.mock.calls).toEqual([[true]]);
});

test('what is hushed or followed by another line tells nothing any more', async () => {
  synthesis.voices = [voiceOf('Luciana', 'pt-BR')];
  const voice = await findDeviceVoice('pt-BR');
  const onEnd = vi.fn<(isSaid: boolean) => void>();
  voice?.say('one', onEnd);
  voice?.hush();
  voice?.say('two', onEnd);
  voice?.say('three', onEnd);
  const [one, two, three] = synthesis.spoken;
  one?.dispatchEvent(new Event('end'));
  two?.dispatchEvent(new Event('error'));
  expect(onEnd).not.toHaveBeenCalled();
  three?.dispatchEvent(new Event('error'));
  expect(onEnd.mock.calls).toEqual([[false]]);
});
