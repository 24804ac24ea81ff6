import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, languageCodes } from '@alento/domain/language/languages.ts';
import { entryScreens } from '../../web/src/app/startup/entry-screens.ts';
import { report } from '../lib/report.ts';
import { root } from '../lib/root.ts';
import { buildWeb, clientBuild } from '../lib/web-build.ts';
import { readManifest } from '../../web/build-manifest.ts';
import { landing, openings } from '../../web/openings.ts';
import { listOpeningScripts } from '../../web/route-scripts.ts';
import { findOverspending, readKeptFiles, sumUp, weigh, weighKept, type Budget } from './budgets.ts';
import { findUnstyledClasses } from './page-styles.ts';

const budgets: Budget[] = [{ name: 'The landing page', sources: landing, limit: 14 }];

/** What a screen says comes in the language on screen alone, and only what that screen has to say. */
const wordBudgets: Budget[] = Object.entries(entryScreens).flatMap(([path, { words }]) =>
  languageCodes.map((language) => ({
    name: `The words of ${path} in ${language}`,
    sources: words.map((namespace) => `../locales/${language}/${namespace}.json`),
    limit: 25,
  })),
);

/** The guided companion in one language, for whoever speaks it. */
const companionBudgets: Budget[] = languageCodes.flatMap((language) => [
  {
    name: `The companion in ${language}`,
    sources: [`../packages/guided-companion/content/${language}/content.ts`],
    limit: 143,
  },
  {
    name: `The dialogues in ${language}`,
    sources: [`../packages/guided-companion/content/${language}/dialogues/dialogues.ts`],
    limit: 32,
  },
]);

/** What a device keeps so that Alento opens without a connection, in kilobytes as they are sent. */
const keptLimits = { shared: 1_500, language: 550 };

await buildWeb();
const client = join(root, clientBuild);
const manifest = readManifest(client);

/** What is too small to shrink has no twin. */
function sizeOf(file: string): number {
  const path = join(client, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

const openingWeights = openings.map((opening) => ({
  budget: { name: `Opening /${opening.path}`, limit: opening.limit },
  kilobytes: sumUp(listOpeningScripts(client, manifest, opening, defaultLanguage), sizeOf),
}));
const weights = [...openingWeights, ...weigh(manifest, [...budgets, ...wordBudgets, ...companionBudgets], sizeOf)];
for (const { budget, kilobytes } of weights) {
  console.log(`${budget.name}: ${kilobytes.toFixed(1)} of ${budget.limit} kB`);
}

// An audio worklet stands in no manifest; what makes the sounds is weighed as it is run, so that any phone starts it at once.
const processors = readdirSync(join(client, 'assets')).filter((file) => /^processor-[\w-]+\.js$/.test(file));
const processorBudget = { name: 'The sounds, uncompressed', limit: 12 };
const processorSize = processors.reduce((sum, file) => sum + statSync(join(client, 'assets', file)).size, 0);
const processorWeight = { budget: processorBudget, kilobytes: processorSize / 1000 };
console.log(`${processorBudget.name}: ${processorWeight.kilobytes.toFixed(1)} of ${processorBudget.limit} kB`);

const keptWeights = weighKept(readKeptFiles(client), keptLimits, sizeOf);
for (const { budget, kilobytes } of keptWeights) {
  console.log(`${budget.name}: ${kilobytes.toFixed(0)} of ${budget.limit} kB`);
}

const read = (file: string): string => readFileSync(join(client, file), 'utf8');
const appStyles = Object.values(manifest).flatMap(({ css = [] }) => css.map(read));
const unstyled = languageCodes.flatMap((language) =>
  findUnstyledClasses(read(`${language}/index.html`), appStyles.join('\n')).map(
    (name) => `/${language} uses the class ${name}: name its file in web/src/app/startup/landing-styles.css`,
  ),
);
report([...findOverspending([...weights, processorWeight, ...keptWeights]), ...unstyled]);
