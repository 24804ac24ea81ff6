import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import { loadConfig } from '#lib/config.ts';
import { findDeviceVoice } from '#platform/speech/device-voice.ts';
import type { Voice } from '#platform/speech/voice.ts';
import { fetchSpeech } from '../data.ts';
import { readVoiceChoices } from '../state.ts';
import { createServerVoice } from './server-voice.ts';
import { Speaker } from './speaker.ts';

let player: HTMLAudioElement | undefined;

/** The server's voice where it has one, else the device's. */
async function openVoice(language: LanguageCode): Promise<Voice | null> {
  const { rate, voices } = readVoiceChoices();
  const config = await loadConfig().catch(() => null);
  if (config?.features.speech !== true) {
    return findDeviceVoice(describeLanguage(language).locale, { rate, name: voices[language] });
  }
  player ??= new Audio();
  return createServerVoice({ player, rate, fetchAudio: (text, signal) => fetchSpeech(text, language, signal) });
}

/** Has to follow a press: phones let a page speak later only if it has made a sound with one. */
export function prepareToSpeak(): void {
  player ??= new Audio();
  createServerVoice({ player, rate: 1, fetchAudio: () => Promise.reject(new Error('nothing to fetch')) }).prepare();
  if ('speechSynthesis' in window) window.speechSynthesis.speak(new SpeechSynthesisUtterance(''));
}

/** The one speaker of this page: nobody listens to two. */
export const speaker = new Speaker(openVoice);
