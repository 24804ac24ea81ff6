import { expect, test } from 'vitest';
import { features, findStructureProblems } from '../checks/structure.ts';
import { planFeature } from './feature-slice.ts';

test.each(features)('the slice of %s lies where the structure wants it', (feature) => {
  const paths = planFeature(feature, ['pt', 'en']).map(([path]) => path);
  expect(findStructureProblems(paths)).toEqual([]);
  expect(paths).toContain(`locales/pt/${feature}.json`);
});
