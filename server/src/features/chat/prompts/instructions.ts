import type { Personality } from '@alento/domain/chat/schema.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { Mood } from '@alento/domain/mood/schema.ts';
import type { Tier } from '@alento/domain/safety/schema.ts';
import { coachStyle } from './coach.ts';
import { companion } from './companion.ts';
import { crisisVoice, neutralFrom } from './crisis-voice.ts';
import { defaultStyle } from './default.ts';
import { friendStyle } from './friend.ts';
import { therapistStyle } from './therapist.ts';
import { wiseStyle } from './wise.ts';

const styles: Record<Personality, string> = {
  default: defaultStyle,
  wise: wiseStyle,
  friend: friendStyle,
  coach: coachStyle,
  therapist: therapistStyle,
};

const languageNames: Record<LanguageCode, string> = {
  pt: 'Brazilian Portuguese',
  en: 'English',
  es: 'neutral Spanish',
  de: 'German',
  fr: 'French',
  it: 'Italian',
  ja: 'Japanese',
  ko: 'Korean',
  ar: 'Modern Standard Arabic',
  zh: 'Simplified Chinese',
  hi: 'Hindi in Devanagari',
  nl: 'Dutch',
  ru: 'Russian',
};

/** What the model is told. Nothing in it was written by a person who talks with it. */
export function instructionsFor(session: {
  personality: Personality;
  mood: Mood;
  language: LanguageCode;
  /** The highest of the last 24 hours. */
  tier: Tier;
}): string {
  return [
    companion,
    styles[session.tier >= neutralFrom ? 'default' : session.personality],
    `The person chose this mood when the conversation began: ${session.mood}.`,
    `Reply in ${languageNames[session.language]}, also if the person writes in another language, unless they ask for it.`,
    crisisVoice(session.tier),
  ]
    .filter(Boolean)
    .join('\n\n');
}
