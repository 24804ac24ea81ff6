import { type LanguageCode, languageCodes } from './languages.ts';

/**
 * Languages whose speakers, nearly all, also read another one of ours. Everybody else, whether they speak a Scandinavian,
 * a Slavic, a Baltic or a South-East Asian language, most often reads English besides their own.
 */
const neighbours: Readonly<Record<string, LanguageCode>> = {
  ca: 'es',
  eu: 'es',
  gl: 'es',
  gn: 'es',
  qu: 'es',
  br: 'fr',
  oc: 'fr',
  gsw: 'de',
  lb: 'de',
  af: 'nl',
  fy: 'nl',
  be: 'ru',
  kk: 'ru',
  ky: 'ru',
  yue: 'zh',
};

/** The interface language for a speaker of `code`; English if none is closer. */
export function nearestLanguage(code: string): LanguageCode {
  const find = (wanted: string | undefined) => languageCodes.find((language) => language === wanted);
  return find(code) ?? find(neighbours[code]) ?? 'en';
}
