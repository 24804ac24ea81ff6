import type { Transcript, TranscriptMessage } from '@alento/domain/chat/transcript/create-transcript.ts';
import { parseParts } from '@alento/domain/chat/transcript/parse-text.ts';
import { textDirection } from '@alento/domain/chat/transcript/text-direction.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { describeLanguage } from '@alento/locales/languages.ts';

const lineBreak = /\r\n|[\n\r\u0085\u2028\u2029]/;
// Letters without a place to break the line at; the scripts that break anywhere need none.
const unbroken = /[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{50}(?=\S)/gu;

const families = { ja: 'Noto Sans JP', ko: 'Noto Sans KR', zh: 'Noto Sans SC' } as const;

/** A transcript as the template of PDF files takes it: with directions, lines, fonts and page numbers. */
export function setType(transcript: Transcript, language: LanguageCode) {
  const { direction, locale } = describeLanguage(language);
  const isRightToLeft = direction === 'rtl';
  const turned = (text: string) => ({ text: breakable(text), isRightToLeft: isTurned(text, isRightToLeft) });
  return {
    language,
    region: locale.split('-')[1] ?? null,
    isRightToLeft,
    numbering: language === 'ar' ? '١ / ١' : '1 / 1',
    fonts: listFonts(language),
    title: turned(transcript.title),
    facts: transcript.facts.map(({ name, value, isWritten }) => ({
      name,
      value: isWritten ? turned(value) : { text: value, isRightToLeft },
    })),
    days: transcript.days.map(({ name, messages }) => ({
      name,
      messages: messages.map((message) => setMessage(message, isRightToLeft)),
    })),
    footer: transcript.footer,
    disclaimer: transcript.disclaimer,
  };
}

function setMessage({ isOwn, speaker, time, note, text }: TranscriptMessage, isRightToLeft: boolean) {
  return {
    isOwn,
    speaker,
    time,
    note,
    isRightToLeft: isTurned(text, isRightToLeft),
    lines: text.split(lineBreak).map((line) => setLine(line, isOwn)),
  };
}

/** Only replies have emphasised words; what a person typed stays as it is. */
function setLine(line: string, isOwn: boolean): { text: string; isStrong: boolean }[] {
  if (isOwn) return [{ text: breakable(line), isStrong: false }];
  return parseParts(line).map(({ kind, text }) => ({ text: breakable(text), isStrong: kind === 'strong' }));
}

function isTurned(text: string, fallback: boolean): boolean {
  const direction = textDirection(text);
  return direction === null ? fallback : direction === 'rtl';
}

const breakable = (text: string): string => text.toWellFormed().replaceAll(unbroken, '$&\u200B');

/** In the order in which they are asked for a letter: the same Chinese character looks different in each language that uses it. */
function listFonts(language: LanguageCode): string[] {
  const own = language in families ? [families[language as keyof typeof families]] : [];
  const others = Object.values(families).filter((family) => !own.includes(family));
  return ['Noto Sans', ...own, 'Vazirmatn', ...others, 'Noto Emoji'];
}
