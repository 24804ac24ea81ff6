import { languageCodes } from '@alento/domain/language/languages.ts';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { reflectionOfDay } from './reflection-of-day.ts';

async function textsOf(language: string): Promise<string[]> {
  const file = new URL(`../../../../locales/${language}/mindfulness.json`, import.meta.url);
  const { reflections } = JSON.parse(await readFile(file, 'utf8')) as { reflections: string[] };
  return reflections;
}

test.each(languageCodes)('in %s no reflection comes twice within 60 days', async (language) => {
  const texts = await textsOf(language);
  const days = Array.from({ length: 800 }, (_, index) => new Date(2026, 0, 1 + index));
  const shown = days.map((day) => texts[reflectionOfDay(day, texts.length)]);
  for (const [index, text] of shown.entries()) {
    expect(text).toBeTruthy();
    expect(shown.slice(index + 1, index + 61)).not.toContain(text);
  }
});

test('a day has one reflection, from its first minute to its last', () => {
  const morning = new Date(2026, 2, 8, 0, 1);
  const night = new Date(2026, 2, 8, 23, 59);
  expect(reflectionOfDay(morning, 66)).toBe(reflectionOfDay(night, 66));
  expect(reflectionOfDay(morning, 66)).not.toBe(reflectionOfDay(new Date(2026, 2, 9, 0, 1), 66));
});
