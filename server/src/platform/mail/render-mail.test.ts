import { noticeKinds, type Mail, type ProofMail } from '@alento/backend/auth/mail/mail.ts';
import { languageCodes } from '@alento/domain/language/languages.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import { expect, test } from 'vitest';
import { mailLanguage } from './mail-language.ts';
import { renderMail } from './render-mail.ts';

const mail: ProofMail = {
  kind: 'recovery',
  to: 'ana@example.com',
  code: '048213',
  link: 'https://alento.example/auth/v1/verify?token=abc&type=recovery&redirect_to=https%3A%2F%2Falento.example%2F',
  newEmail: null,
  metadata: {},
  acceptLanguage: null,
};

const kinds = ['signup', 'magiclink', 'recovery', 'invite', 'email_change_current', 'email_change_new'] as const;

test.each(languageCodes.flatMap((language) => kinds.map((kind) => [kind, language] as const)))(
  '%s in %s says what it is for, with the code and the link, in HTML and in text',
  (kind, language) => {
    const { subject, text, html } = renderMail({ ...mail, kind, newEmail: 'nova@example.com' }, language);
    expect(subject).toMatch(/^[^\n{}]{5,60}$/);
    expect(text).toContain(mail.code);
    expect(text).toContain(mail.link);
    expect(html).toContain(mail.code);
    expect(html).toContain(mail.link?.replaceAll('&', '&amp;'));
    const { locale, direction } = describeLanguage(language);
    expect(html).toContain(`<html lang="${locale}" dir="${direction}">`);
    for (const part of [text, html]) expect(part).not.toMatch(/\{\{|undefined|null|\[object|emailChange|codeLabel/);
  },
);

test.each(languageCodes.flatMap((language) => noticeKinds.map((kind) => [kind, language] as const)))(
  '%s in %s tells what was done, and opens nothing',
  (kind, language) => {
    const notice: Mail = { kind, to: 'ana@example.com', metadata: {}, acceptLanguage: null };
    const { subject, text, html } = renderMail(notice, language);
    expect(subject).toMatch(/^[^\n{}]{5,60}$/);
    for (const part of [text, html]) {
      expect(part).not.toMatch(
        /\{\{|undefined|null|\[object|twoStep|identity|passwordChanged|class="code"|<a |alento\.example/,
      );
    }
    expect(renderMail(notice, language === 'en' ? 'pt' : 'en').subject).not.toBe(subject);
  },
);

test('a reauthentication has a code and no button', () => {
  const { text, html } = renderMail({ ...mail, kind: 'reauthentication', link: null }, 'pt');
  expect(text).toContain(mail.code);
  expect(`${text}${html}`).not.toMatch(/https?:|<a /);
});

test('every mail of a language has words of its own, and the languages differ', () => {
  const subjects = languageCodes.flatMap((language) =>
    kinds.map((kind) => renderMail({ ...mail, kind }, language).subject),
  );
  expect(new Set(subjects).size).toBe(kinds.length * languageCodes.length);
});

test('nothing that a person wrote of themselves reaches a mail, and an address cannot become markup', () => {
  const metadata = { full_name: 'Win a prize at evil.example' };
  const newEmail = '"<img src=x>"@example.com';
  const { text, html } = renderMail({ ...mail, kind: 'email_change_new', metadata, newEmail }, 'en');
  expect(text + html).not.toContain('evil.example');
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img');
});

test('a mail loads nothing from elsewhere', () => {
  const { html } = renderMail(mail, 'pt');
  expect(html).not.toMatch(/<img|<script|<link|url\(|@import| src=/);
});

test.each([
  [{ lingua: 'en' }, 'pt-BR', 'en'],
  [{ lingua: 'pt' }, 'en-US,en;q=0.9', 'pt'],
  [{ lingua: 'xx' }, 'en-US,en;q=0.9', 'en'],
  [{ lingua: 7 }, 'sv-SE, en;q=0.3, pt-BR;q=0.8', 'pt'],
  [{}, 'sv, da;q=0.5', 'pt'],
  [{}, 'en;q=0, pt;q=0.1', 'pt'],
  [{}, '*', 'pt'],
  [{}, null, 'pt'],
])('somebody who says %o and asks for %s is written to in %s', (metadata, acceptLanguage, language) => {
  expect(mailLanguage({ metadata, acceptLanguage })).toBe(language);
});
