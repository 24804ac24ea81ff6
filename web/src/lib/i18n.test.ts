import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { i18n, startI18n } from '#lib/i18n.ts';

const warn = vi.fn<Console['warn']>();

beforeAll(async () => {
  vi.stubGlobal('console', { ...console, warn });
  await startI18n('en', ['common']);
});

beforeEach(() => {
  warn.mockReset();
});

test('a missing word is shown as its key, and said to whoever looks', () => {
  const t = i18n.getFixedT('en') as (key: string) => string;
  expect(t('not.there')).toBe('not.there');
  expect(warn).toHaveBeenCalledExactlyOnceWith('missing translation common:not.there');
});

test('a number is written as the language writes it', () => {
  const t = i18n.getFixedT('en');
  expect(t('home.conversations', { count: 1200 })).toBe('1,200 conversations so far');
  expect(t('pageTitle', { title: '1200' })).toBe('1200 · Alento');
  expect(warn).not.toHaveBeenCalled();
});
