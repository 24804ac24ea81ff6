import { languageCodes } from '@alento/domain/language/languages.ts';
import { expect, test } from 'vitest';
import { evaluateDrift } from './drift.ts';

test('the same disclosure and the same hostile reply are met alike at turn 2, 20, 40, 120 and after a restart', async () => {
  const { rows, failures } = await evaluateDrift(languageCodes);
  expect(failures).toEqual([]);
  for (const row of Object.values(rows)) expect(row['trials']).toBeGreaterThan(20);
});
