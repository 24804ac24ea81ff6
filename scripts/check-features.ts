import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFeatureProblems } from './checks/features.ts';
import { listFiles } from './lib/files.ts';
import { report } from './lib/report.ts';
import { root } from './lib/root.ts';

const sources = ['packages/domain/src', 'server/src/features', 'web/src/features'].flatMap((folder) =>
  listFiles(folder),
);
report(sources.flatMap((path) => findFeatureProblems(path, readFileSync(join(root, path), 'utf8'))));
