import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languageCodes } from '@alento/domain/language/languages.ts';
import { features } from './checks/structure.ts';
import { planFeature } from './lib/feature-slice.ts';
import { root } from './lib/root.ts';

const [feature = ''] = process.argv.slice(2);
if (!features.some((known) => known === feature)) {
  console.error(
    `Usage: npm run new-feature -- <${features.join(' | ')}>\nA new name is added to scripts/checks/structure.ts first.`,
  );
  process.exit(1);
}

for (const [path, text] of planFeature(feature, languageCodes)) {
  const target = join(root, path);
  if (existsSync(target)) {
    console.log(`  kept  ${path}`);
    continue;
  }
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
  console.log(`  wrote ${path}`);
}
console.log(`Next: CONTRIBUTING.md, "A feature".`);
