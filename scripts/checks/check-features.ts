import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../lib/files.ts';
import { report } from '../lib/report.ts';
import { root } from '../lib/root.ts';
import { findFeatureCycles, findFeatureProblems } from './features.ts';

const files = ['packages/domain/src', 'server/src/features', 'web/src/features']
  .flatMap((folder) => listFiles(folder))
  .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }));
report([...files.flatMap(findFeatureProblems), ...findFeatureCycles(files)]);
