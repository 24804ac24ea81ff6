import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const fetch = vi.fn<(path: string) => Promise<Response>>();
const warn = vi.fn<Console['warn']>();

const stored = new Map<string, string>();
const localStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
};
const document = { cookie: '' };

const answer = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));

function visit({ timeZone, languages }: { timeZone: string; languages: readonly string[] }): void {
  vi.stubGlobal('navigator', { languages });
  const format = { resolvedOptions: () => ({ timeZone }) } as Intl.DateTimeFormat;
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(() => format);
}

const load = () => import('#features/language/detect-language.ts');
const loadChoice = () => import('#lib/language-choice.ts');

beforeEach(() => {
  vi.resetModules();
  stored.clear();
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('document', document);
  vi.stubGlobal('console', { warn });
  warn.mockReset();
  fetch.mockReset().mockImplementation(() => answer({ country: null }));
  visit({ timeZone: 'UTC', languages: [] });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('what a visitor speaks', () => {
  test('is told by their address before anything else', async () => {
    fetch.mockImplementation(() => answer({ country: 'BR' }));
    visit({ timeZone: 'Europe/London', languages: ['es'] });
    const { detectLanguage } = await load();
    expect(await detectLanguage()).toEqual({ country: 'BR', language: 'pt', confidence: 'high', source: 'ip' });
    expect(fetch).toHaveBeenCalledWith(
      '/api/geo',
      expect.objectContaining({ headers: { accept: 'application/json' } }),
    );
  });

  test.each<[string, () => Promise<Response>]>([
    ['knows no country', () => answer({ country: null })],
    ['names a country that is not in the table', () => answer({ country: 'XX' })],
    ['answers nonsense', () => answer('nonsense')],
    ['refuses', () => answer({}, 503)],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers too late', () => Promise.reject(new DOMException('late', 'TimeoutError'))],
  ])('is told by the time zone if the server %s', async (_, fails) => {
    fetch.mockImplementation(fails);
    visit({ timeZone: 'Europe/London', languages: ['pt-BR'] });
    const { detectLanguage } = await load();
    expect(await detectLanguage()).toMatchObject({ country: 'GB', language: 'en', source: 'timezone' });
  });

  test('is told by the browser if the time zone is no place', async () => {
    visit({ timeZone: 'UTC', languages: ['xx', 'en-GB'] });
    const { detectLanguage } = await load();
    expect(await detectLanguage()).toMatchObject({ country: 'US', language: 'en', source: 'browser' });
  });

  test('is told by the browser if the time zone cannot be read', async () => {
    visit({ timeZone: 'UTC', languages: ['en'] });
    vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(() => {
      throw new RangeError('no time zone');
    });
    const { detectLanguage } = await load();
    expect(await detectLanguage()).toMatchObject({ source: 'browser' });
    expect(warn).toHaveBeenCalledWith('language detection by timezone failed', expect.any(RangeError));
  });

  test('is Portuguese if nothing tells', async () => {
    const { detectLanguage } = await load();
    expect(await detectLanguage()).toEqual({ country: 'BR', language: 'pt', confidence: 'low', source: 'fallback' });
  });
});

describe('what was found', () => {
  test('is remembered under the five known names, and is no choice', async () => {
    fetch.mockImplementation(() => answer({ country: 'SE' }));
    const { settleLanguage } = await load();
    expect(await settleLanguage()).toBe('en');
    expect(Object.fromEntries(stored)).toEqual({
      i18nextLng: 'en',
      'auto-language-detected': 'true',
      'detected-country': 'SE',
      'detected-language': 'sv',
    });
    expect(document.cookie).toBe('');
  });

  test('lasts as long as the page where storage is denied', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      setItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    fetch.mockImplementation(() => answer({ country: 'US' }));
    const { isLanguageUnknown, readStoredLanguage } = await loadChoice();
    const { settleLanguage } = await load();
    expect(isLanguageUnknown()).toBe(true);
    expect(await settleLanguage()).toBe('en');
    expect(readStoredLanguage()).toBe('en');
    expect(isLanguageUnknown()).toBe(false);
  });

  test('is Portuguese if detection itself breaks, and is tried again another time', async () => {
    vi.stubGlobal('navigator', undefined);
    const { settleLanguage } = await load();
    expect(await settleLanguage()).toBe('pt');
    expect(stored.size).toBe(0);
  });
});

describe('a language is looked for', () => {
  test.each<[boolean, Record<string, string>]>([
    [true, {}],
    [true, { i18nextLng: 'en' }],
    [true, { i18nextLng: 'en', 'user-language-chosen': 'false' }],
    [true, { 'user-language-chosen': 'true' }],
    [false, { i18nextLng: 'en', 'user-language-chosen': 'true' }],
    [false, { 'auto-language-detected': 'true' }],
    [false, { i18nextLng: 'pt', 'auto-language-detected': 'true' }],
  ])('%s with %j', async (expected, entries) => {
    for (const [key, value] of Object.entries(entries)) stored.set(key, value);
    const { isLanguageUnknown } = await loadChoice();
    expect(isLanguageUnknown()).toBe(expected);
  });

  test('no more once a person has chosen one, which the server is told with a cookie', async () => {
    const { isLanguageUnknown, rememberLanguage } = await loadChoice();
    rememberLanguage('en');
    expect(isLanguageUnknown()).toBe(false);
    expect(Object.fromEntries(stored)).toEqual({ i18nextLng: 'en', 'user-language-chosen': 'true' });
    expect(document.cookie).toMatch(/^language=en; path=\/; /);
  });
});
