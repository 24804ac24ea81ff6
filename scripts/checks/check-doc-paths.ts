import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../lib/files.ts';
import { report } from '../lib/report.ts';
import { root } from '../lib/root.ts';
import { findBrokenLinks, findMissingPaths } from './doc-paths.ts';

const exists = (path: string) => existsSync(join(root, path));
const pages = listFiles().filter((path) => path.endsWith('.md'));
report(
  pages.flatMap((page) => {
    const text = readFileSync(join(root, page), 'utf8');
    return [...findMissingPaths(page, text, exists), ...findBrokenLinks(page, text, exists)];
  }),
);
