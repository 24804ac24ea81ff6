import { languageCodes } from '@alento/domain/language/languages.ts';
import { expect, test } from 'vitest';
import { legalParts } from './list-parts.ts';

interface LegalWords {
  medical: { title: string; text: string };
  clauses: Record<string, { title: string; text: string }>;
}

const files = import.meta.glob<LegalWords>('../../../../locales/*/legal.json', { eager: true, import: 'default' });
const clauses: string[] = legalParts.flatMap((part) => [...part.clauses]);

test('there are 25 clauses, numbered through both parts', () => {
  expect(clauses).toHaveLength(25);
  expect(new Set(clauses).size).toBe(25);
  expect(legalParts[0].first).toBe(1);
  expect(legalParts[1].first).toBe(legalParts[0].clauses.length + 1);
});

test.each(languageCodes)(
  'every clause and the disclaimer about medicine are said in %s, and no other clause',
  (code) => {
    const words = files[`../../../../locales/${code}/legal.json`];
    expect(Object.keys(words?.clauses ?? {}).toSorted()).toEqual(clauses.toSorted());
    for (const { title, text } of [...Object.values(words?.clauses ?? {}), words?.medical ?? { title: '', text: '' }]) {
      expect(title.trim()).not.toBe('');
      expect(text.trim()).not.toBe('');
    }
  },
);
