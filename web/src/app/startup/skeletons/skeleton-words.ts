import { languageCodes } from '@alento/domain/language/languages.ts';
import { directionOf } from '@alento/locales/languages.ts';
import { i18n } from '#lib/i18n.ts';
import { dayPartOf, dayParts } from '../../home/day-part.ts';
import { fillSkeleton, type SkeletonWords } from './fill-skeleton.ts';

/** Stands behind the openings of a page, see `openings.tsx`. */
const scriptPlace = '<script data-fill-skeleton="true"></script>';

const spokenKey = /\b(?:common|account|chat):[\w.]+/g;

/** Gives a page whose openings have keys for words the script that says them in the language of who arrives. */
export function withSkeletonWords(page: string): string {
  const [html, rest] = page.split(scriptPlace);
  if (rest === undefined) return page;
  const keys = [...new Set(html?.match(spokenKey))].flatMap((key) =>
    key.includes('PART') ? dayParts.map((part) => key.replace('PART', part)) : [key],
  );
  const languages = Object.fromEntries(languageCodes.map((language) => [language, speak(language, keys)]));
  const script = `(${String(fillSkeleton)})(${JSON.stringify(languages)},${String(dayPartOf)})`;
  return `${html}<script>${script}</script>${rest}`;
}

function speak(language: string, keys: readonly string[]): SkeletonWords {
  const words = keys.map((key) => {
    const [namespace = '', path = ''] = key.split(':');
    return [key, escapeHtml(String(i18n.getResource(language, namespace, path)))] as const;
  });
  return { direction: directionOf(language), words: Object.fromEntries(words) };
}

// Inside a script there is no `<`, either.
const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
