import type { Sms } from '@alento/backend/auth/sms/sms.ts';
import { languageCodes } from '@alento/domain/language/languages.ts';
import { expect, test } from 'vitest';
import { renderSms } from './render-sms.ts';

const kinds = ['signup', 'otp', 'phone_change', 'reauthentication'] as const;
const sms: Sms = { kind: 'otp', code: '048213', metadata: {}, acceptLanguage: null };

test.each(languageCodes.flatMap((lingua) => kinds.map((kind) => [kind, lingua] as const)))(
  '%s in %s is one short message with the code and no link',
  (kind, lingua) => {
    const text = renderSms({ ...sms, kind, metadata: { lingua, name: 'Win a prize at evil.example' } });
    expect(text).toContain('048213');
    expect(text).toMatch(/^Alento\s?[:：]\s?[^\n{}]{20,130}$/);
    expect(text).not.toMatch(/https?:|evil|sms\./);
  },
);

test('the languages differ, and the browser’s counts where nobody chose one', () => {
  const chosen = languageCodes.map((lingua) => renderSms({ ...sms, metadata: { lingua } }));
  expect(new Set(chosen).size).toBe(languageCodes.length);
  expect(renderSms({ ...sms, acceptLanguage: 'en-GB,pt;q=0.5' })).toBe(
    renderSms({ ...sms, metadata: { lingua: 'en' } }),
  );
});
