import { languageCodes } from '@alento/domain/language/languages.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import { expect, test } from 'vitest';
import { renderNotice } from './render-notice.ts';

const kinds = ['deletion_planned', 'deletion_cancelled', 'deletion_done'] as const;
const day = new Date('2026-12-06T10:00:00Z');

test.each(languageCodes)('every notice is said in %s, whole and without a code', (language) => {
  const said = kinds.map((kind) =>
    renderNotice({ kind, to: 'a@example.com', language, day }, 'https://alento.example'),
  );
  expect(new Set(said.map(({ subject }) => subject)).size).toBe(kinds.length);
  for (const { subject, text, html } of said) {
    expect(text.length).toBeGreaterThan(subject.length);
    expect(text + html).not.toMatch(/\{\{|\bnull\b|undefined|class="code"/);
    expect(html).toContain(`dir="${describeLanguage(language).direction}"`);
  }
});

test('the mail of a planned deletion names the first day on which it can be anywhere, and the way back', () => {
  const { text } = renderNotice(
    { kind: 'deletion_planned', to: 'a@example.com', language: 'en', day },
    'https://alento.example',
  );
  expect(text).toContain('December 5, 2026');
  expect(text).toContain('https://alento.example/login');
});
