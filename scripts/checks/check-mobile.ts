import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMobileFiles, readMobileIcon } from '../lib/mobile-files.ts';
import { report } from '../lib/report.ts';
import { root } from '../lib/root.ts';
import { findMobileProblems } from './mobile.ts';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const problems = findMobileProblems({ files: readMobileFiles(), icon: readMobileIcon(), version });
report(problems.map((problem) => `mobile/${problem}`));
