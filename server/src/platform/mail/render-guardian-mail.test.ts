import { languageCodes } from '@alento/domain/language/languages.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import { expect, test } from 'vitest';
import { renderGuardianMail } from './render-guardian-mail.ts';

const link = 'http://alento.test/guardian/confirm#secret';
const kinds = ['request', 'confirmation'] as const;

test.each(languageCodes.flatMap((language) => kinds.map((kind) => [kind, language] as const)))(
  'the %s in %s has the link, and no code to type',
  (kind, language) => {
    const { subject, text, html } = renderGuardianMail(kind, link, language);
    expect(subject).toMatch(/^[^\n{}]{5,60}$/);
    for (const part of [text, html]) {
      expect(part).toContain(link);
      expect(part).not.toMatch(/\{\{|undefined|\bnull\b|\[object|guardian(?:Request|Confirmation)|class="code"/);
    }
    const { locale, direction } = describeLanguage(language);
    expect(html).toContain(`<html lang="${locale}" dir="${direction}">`);
  },
);

test('the two mails of a language differ, and so do the languages', () => {
  const subjects = languageCodes.flatMap((language) =>
    kinds.map((kind) => renderGuardianMail(kind, link, language).subject),
  );
  expect(new Set(subjects).size).toBe(kinds.length * languageCodes.length);
});
