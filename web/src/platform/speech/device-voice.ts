import type { Voice } from './voice.ts';

/** A little slower than a device talks: 1 is its own pace. */
const calmRate = 0.9;

/** Browsers list their voices late, or never. */
const patience = 1500;

/** How makers name the voices that sound most like a person. */
const natural = /natural|neural|premium|enhanced|siri|wavenet/i;

type NamedVoice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'name' | 'default'>;

/**
 * The best voice of a language that speaks on the device itself: of others the words would go to whoever made them.
 *
 * @param locale of the language as it is spoken here, for example `pt-BR`
 */
export function chooseVoice<V extends NamedVoice>(voices: readonly V[], locale: string): V | undefined {
  return rankVoices(voices, locale)[0];
}

function rankVoices<V extends NamedVoice>(voices: readonly V[], locale: string): V[] {
  const [language = ''] = locale.split('-');
  const score = (voice: V): number =>
    (natural.test(voice.name) ? 4 : 0) + (langOf(voice) === locale.toLowerCase() ? 2 : 0) + (voice.default ? 1 : 0);
  return voices
    .filter((voice) => voice.localService && langOf(voice).split('-')[0] === language.toLowerCase())
    .toSorted((one, other) => score(other) - score(one));
}

// Android writes pt_BR.
function langOf({ lang }: NamedVoice): string {
  return lang.replaceAll('_', '-').toLowerCase();
}

/** The names of the device's voices for a language, the best first. */
export async function listDeviceVoices(locale: string): Promise<string[]> {
  if (!('speechSynthesis' in window)) return [];
  const voices = rankVoices(await listVoices(window.speechSynthesis), locale);
  return [...new Set(voices.map(({ name }) => name))];
}

export interface VoiceWish {
  /** The voice of this name, if there is one. */
  name?: string | undefined;
  /** 1 is a device's own pace. */
  rate?: number;
}

/** The device's voice for a language; null where it has none. */
export async function findDeviceVoice(locale: string, wish: VoiceWish = {}): Promise<Voice | null> {
  if (!('speechSynthesis' in window)) return null;
  const voices = rankVoices(await listVoices(window.speechSynthesis), locale);
  const voice = voices.find(({ name }) => name === wish.name) ?? voices[0];
  return voice === undefined ? null : createDeviceVoice(window.speechSynthesis, voice, wish.rate ?? calmRate);
}

async function listVoices(synthesis: SpeechSynthesis): Promise<readonly SpeechSynthesisVoice[]> {
  if (synthesis.getVoices().length === 0) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, patience);
    synthesis.addEventListener('voiceschanged', () => resolve(), { once: true });
    await promise;
    clearTimeout(timer);
  }
  return synthesis.getVoices();
}

function createDeviceVoice(synthesis: SpeechSynthesis, voice: SpeechSynthesisVoice, rate: number): Voice {
  // Kept here as well: Chrome forgets what is only being spoken, and its events with it.
  let current: SpeechSynthesisUtterance | null = null;
  const hush = (): void => {
    current = null;
    synthesis.cancel();
  };
  return {
    prepare() {
      synthesis.speak(new SpeechSynthesisUtterance(''));
    },
    say(text, onEnd) {
      hush();
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      utterance.rate = rate;
      const end = (isSaid: boolean): void => {
        if (current !== utterance) return;
        current = null;
        onEnd(isSaid);
      };
      utterance.addEventListener('end', () => end(true));
      utterance.addEventListener('error', () => end(false));
      current = utterance;
      synthesis.speak(utterance);
    },
    hush,
  };
}
