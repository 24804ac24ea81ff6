import { expect, test } from 'vitest';
import { findFeatureCycles, findFeatureProblems } from './features.ts';

const file = (path: string, specifier: string) => ({ path, source: `import { x } from '${specifier}';` });
const problems = (path: string, specifier: string) => findFeatureProblems(file(path, specifier));

test.each([
  ['web/src/features/chat/screens/a-screen.tsx', '#features/mood/use-mood.ts'],
  ['web/src/features/chat/screens/a-screen.tsx', '#features/chat/components/bubble.tsx'],
  ['web/src/features/chat/screens/a-screen.tsx', '../components/bubble.tsx'],
  ['server/src/features/chat/send-message.ts', '#features/mood/record-mood.ts'],
  ['server/src/features/chat/send-message.ts', './data.ts'],
  ['packages/domain/src/chat/notices/due-notices.ts', '../../mood/schema.ts'],
  ['packages/domain/src/chat/notices/due-notices.ts', '../schema.ts'],
  ['packages/domain/src/app-error.ts', './chat/errors.ts'],
])('%s may import %s', (path, specifier) => {
  expect(problems(path, specifier)).toEqual([]);
});

test.each([
  ['web/src/features/chat/screens/a-screen.tsx', '#features/mood/components/mood-card.tsx'],
  ['web/src/features/chat/screens/a-screen.tsx', '../../mood/components/mood-card.tsx'],
  ['server/src/features/chat/send-message.ts', '#features/mood/data.ts'],
  ['server/src/features/chat/send-message.ts', '../mood/present.ts'],
  ['packages/domain/src/mood/schema.ts', '../chat/notices/due-notices.ts'],
])('%s may not import %s', (path, specifier) => {
  expect(problems(path, specifier)).toHaveLength(1);
});

test('an import at run time counts as well', () => {
  const source = "const x = import('#features/mood/screens/a-screen.tsx');";
  expect(findFeatureProblems({ path: 'web/src/features/chat/data.ts', source })).toHaveLength(1);
});

test('features that need each other through a third are found', () => {
  const cycle = [
    file('web/src/features/chat/a.ts', '#features/mood/use-a.ts'),
    file('web/src/features/mood/b.ts', '#features/home/use-b.ts'),
    file('web/src/features/home/c.ts', '#features/chat/use-c.ts'),
  ];
  expect(findFeatureCycles(cycle)).toHaveLength(3);
  expect(findFeatureCycles(cycle.slice(1))).toEqual([]);
});
