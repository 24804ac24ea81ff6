import { languageCodes } from '@alento/domain/language/languages.ts';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const days = /\b(days?|tage?n?|d[ií]as?|jours?|giorn[oi]|dag(en)?)\b|дней|день|дни|يوم|أيام|दिन|日|天|매일|날/iu;

test.each(languageCodes)('in %s a sum is told by its band, never by how often', (language) => {
  const file = new URL(`../../../../locales/${language}/assessments.json`, import.meta.url);
  const { meaning } = JSON.parse(readFileSync(file, 'utf8')) as { meaning: Record<string, Record<string, string>> };
  for (const bands of Object.values(meaning)) {
    const sentences = Object.values(bands);
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).not.toMatch(days);
  }
});
