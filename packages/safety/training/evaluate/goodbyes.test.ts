import { languageCodes } from '@alento/domain/language/languages.ts';
import { expect, test } from 'vitest';
import { goodbyesIn } from './goodbyes.ts';

test.each(languageCodes)('forty different goodbyes are measured (%s)', (language) => {
  expect(new Set(goodbyesIn(language)).size).toBe(40);
});
