import type { FormatterModule } from 'i18next';
import { describeLanguage } from './languages.ts';

/** Writes the numbers in a text as its language does: `{{count}}` is 1,200 in English and ١٬٢٠٠ in Arabic. */
export const numberWords: FormatterModule = {
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format: (value: unknown, _format, language) =>
    typeof value === 'number'
      ? new Intl.NumberFormat(describeLanguage(language ?? '').locale).format(value)
      : String(value),
};
