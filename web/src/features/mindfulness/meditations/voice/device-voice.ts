import type { Voice } from './voice.ts';

/** A little slower than a device talks: 1 is its own pace. */
const rate = 0.9;

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
  const [language = ''] = locale.split('-');
  // Android writes pt_BR.
  const langOf = ({ lang }: V): string => lang.replaceAll('_', '-').toLowerCase();
  const score = (voice: V): number =>
    (natural.test(voice.name) ? 4 : 0) + (langOf(voice) === locale.toLowerCase() ? 2 : 0) + (voice.default ? 1 : 0);
  return voices
    .filter((voice) => voice.localService && langOf(voice).split('-')[0] === language.toLowerCase())
    .toSorted((one, other) => score(other) - score(one))[0];
}

/** The device's voice for a language; null where it has none. */
export async function findDeviceVoice(locale: string): Promise<Voice | null> {
  if (!('speechSynthesis' in window)) return null;
  const voice = chooseVoice(await listVoices(window.speechSynthesis), locale);
  return voice === undefined ? null : createDeviceVoice(window.speechSynthesis, voice);
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

function createDeviceVoice(synthesis: SpeechSynthesis, voice: SpeechSynthesisVoice): Voice {
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
