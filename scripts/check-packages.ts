import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPackageProblems } from './checks/packages.ts';
import { listFiles } from './lib/files.ts';
import { report } from './lib/report.ts';
import { root } from './lib/root.ts';

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
const manifests = listFiles().filter((path) => path.endsWith('/package.json'));
report(findPackageProblems(readJson('package-lock.json'), ['package.json', ...manifests].map(readJson)));
