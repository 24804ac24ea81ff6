import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../lib/root.ts';

const allowed: [path: string, source: string][] = [
  [
    'packages/domain/src/mood/streak.ts',
    "import * as z from 'zod/mini';\nimport { a } from '../common/schema.ts';\nexport const b = [z, a];",
  ],
  ['packages/domain/src/mood/streak.test.ts', "import { test } from 'vitest';\nexport { test };"],
  ['server/src/env.ts', 'export const port = process.env.PORT;'],
  [
    'server/src/features/mood/record-mood.ts',
    "import type { PoolClient } from 'pg';\nimport type { Log } from '#platform/log/log.ts';\nexport type A = [PoolClient, Log];",
  ],
  ['server/src/platform/database/pool.ts', "import pg from 'pg';\nexport const pool = new pg.Pool();"],
  ['server/src/http/static.ts', "import { a } from '#lib/errors.ts';\nexport const b = a;"],
  [
    'web/src/features/mood/screens/mood-screen.tsx',
    "import { Button } from '#ui/button.tsx';\nexport const MoodScreen = () => <Button />;",
  ],
  ['web/src/lib/api.ts', "import type { AppType } from '@alento/server/app.ts';\nexport type A = AppType;"],
  ['web/src/ui/button.tsx', "import { Button } from 'react-aria-components';\nexport const B = Button;"],
  [
    'e2e/mood/record.spec.ts',
    "import { createTestApp } from '@alento/server/testing/test-app.ts';\nexport const a = createTestApp;",
  ],
  ['scripts/anything.ts', 'console.log(process.env.HOME);'],
];

const refused: [path: string, source: string, rule: string][] = [
  [
    'packages/domain/src/mood/a.ts',
    "import { readFileSync } from 'node:fs';\nexport const a = readFileSync;",
    'no-restricted-imports',
  ],
  ['packages/domain/src/mood/b.ts', 'export const a = Date.now();', 'no-restricted-properties'],
  ['packages/domain/src/mood/c.ts', "export const a = fetch('/');", 'no-restricted-globals'],
  [
    'packages/domain/src/mood/d.ts',
    "import type { A } from '@alento/server/app.ts';\nexport type B = A;",
    'no-restricted-imports',
  ],
  [
    'packages/backend/src/e.ts',
    "import { a } from '@alento/domain/app-error.ts';\nexport const b = a;",
    'no-restricted-imports',
  ],
  [
    'server/src/lib/f.ts',
    "import { a } from '@alento/domain/app-error.ts';\nexport const b = a;",
    'no-restricted-imports',
  ],
  ['server/src/http/g.ts', "import { a } from '#features/mood/data.ts';\nexport const b = a;", 'no-restricted-imports'],
  [
    'server/src/features/mood/h.ts',
    "import { a } from '#platform/log/log.ts';\nexport const b = a;",
    'no-restricted-imports',
  ],
  [
    'server/src/features/mood/dd.ts',
    "import { a } from '@alento/testing/free-port.ts';\nexport const b = a;",
    'no-restricted-imports',
  ],
  [
    'packages/testing/src/ee.ts',
    "import { a } from '@alento/sql/sql.ts';\nexport const b = a;",
    'no-restricted-imports',
  ],
  ['server/src/features/mood/i.ts', "import pg from 'pg';\nexport const b = new pg.Pool();", 'no-restricted-imports'],
  [
    'server/src/platform/log/j.ts',
    "import { a } from '#http/context.ts';\nexport const b = a;",
    'no-restricted-imports',
  ],
  ['server/src/features/mood/k.ts', 'export const port = process.env.PORT;', 'no-process-env'],
  [
    'server/src/features/mood/l.ts',
    "import { a } from '#testing/database.ts';\nexport const b = a;",
    'no-restricted-imports',
  ],
  ['web/src/features/mood/m.ts', "import { a } from '#app/root.tsx';\nexport const b = a;", 'no-restricted-imports'],
  [
    'web/src/features/mood/n.ts',
    "import { Button } from 'react-aria-components';\nexport const b = Button;",
    'no-restricted-imports',
  ],
  ['web/src/ui/o.ts', "import { a } from '#lib/api.ts';\nexport const b = a;", 'no-restricted-imports'],
  [
    'web/src/ui/p.ts',
    "import { useTranslation } from 'react-i18next';\nexport const b = useTranslation;",
    'no-restricted-imports',
  ],
  ['web/src/lib/q.ts', "import { a } from '#ui/button.tsx';\nexport const b = a;", 'no-restricted-imports'],
  [
    'web/src/lib/r.ts',
    "import { createApp } from '@alento/server/app.ts';\nexport const b = createApp;",
    'no-restricted-imports',
  ],
  ['web/src/features/mood/components/s.tsx', 'export const S = () => <p>Hello</p>;', 'jsx-no-literals'],
  ['web/src/features/mood/components/t.tsx', 'export const T = () => <img src="/a.png" />;', 'alt-text'],
  ['e2e/mood/u.spec.ts', "import { a } from '@alento/web/app.ts';\nexport const b = a;", 'no-restricted-imports'],
  ['e2e/mood/v.spec.ts', "import { a } from '@alento/server/app.ts';\nexport const b = a;", 'no-restricted-imports'],
  ['server/src/lib/w.ts', 'export const w = (value: any) => value;', 'no-explicit-any'],
  ['server/src/lib/x.ts', 'export const x = (value?: string) => value!.length;', 'no-non-null-assertion'],
  ['server/src/lib/y.ts', 'export default function y() {}', 'no-default-export'],
  ['server/src/lib/z.ts', 'export async function z() {}\nexport function a() {\n  z();\n}', 'no-floating-promises'],
  ['server/src/lib/aa.ts', "import { b } from './bb.ts';\nexport const a = () => b;", 'no-cycle'],
  ['server/src/lib/bb.ts', "import { a } from './aa.ts';\nexport const b = () => a;", 'no-cycle'],
  ['server/src/lib/cc.test.ts', "import { test } from 'vitest';\ntest.only('works', () => {});", 'no-focused-tests'],
  ['server/src/lib/dd.ts', "export const d: number = 'text';", 'TS2322'],
];

let folder: string;
let found: { filename: string; code: string }[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'alento-lint-'));
  for (const [path, source] of [...allowed, ...refused]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${source}\n`);
  }
  writeFileSync(join(folder, '.oxlintrc.json'), readFileSync(join(root, '.oxlintrc.json')));
  writeFileSync(
    join(folder, 'tsconfig.json'),
    '{ "compilerOptions": { "allowImportingTsExtensions": true, "noEmit": true, "strict": true } }',
  );
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['-f', 'json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  ({ diagnostics: found } = JSON.parse(stdout) as { diagnostics: typeof found });
});

afterAll(() => rmSync(folder, { recursive: true }));

const codesOf = (path: string): string[] => found.filter(({ filename }) => filename === path).map(({ code }) => code);

test.each(allowed)('%s may be as it is', (path) => {
  // What they import is not in the folder, which the types complain of.
  expect(codesOf(path).filter((code) => !code.startsWith('typescript(TS'))).toEqual([]);
});

test.each(refused)('%s is refused', (path, _, rule) => {
  expect(codesOf(path).join()).toContain(`(${rule})`);
});
