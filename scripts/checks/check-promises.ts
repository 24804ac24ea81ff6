import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDelivered } from '@alento/domain/landing/delivered.ts';
import { languageCodes } from '@alento/domain/language/languages.ts';
import { report } from '../lib/report.ts';
import { root } from '../lib/root.ts';
import { buildWeb, clientBuild } from '../lib/web-build.ts';
import { flatten, type Words } from './locales.ts';
import { findBrokenPromises, findEmptyPromises } from './promises.ts';

function readWords(language: string): Words {
  const folder = join(root, 'locales', language);
  const names = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    names.map((file) => [file.replace('.json', ''), flatten(JSON.parse(readFileSync(join(folder, file), 'utf8')))]),
  );
}

await buildWeb();
report([
  ...findBrokenPromises(readWords('en'), (path) => existsSync(join(root, path))),
  ...languageCodes.flatMap((language) =>
    findEmptyPromises(
      readFileSync(join(root, clientBuild, language, 'index.html'), 'utf8'),
      readWords(language),
      isDelivered,
    ).map((key) => `/${language} says ${key}, which this release does not have`),
  ),
]);
