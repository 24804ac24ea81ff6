import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../lib/files.ts';
import { report } from '../lib/report.ts';
import { root } from '../lib/root.ts';
import { findPackageProblems } from './packages.ts';

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
const files = listFiles();
const locks = files.filter((path) => /(?:^|\/)package-lock\.json$/.test(path));
const manifests = files.filter((path) => path.endsWith('/package.json'));
report(findPackageProblems(locks.map(readJson), ['package.json', ...manifests].map(readJson)));
