import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectFiles, type Manifest } from '../../web/build-manifest.ts';
import type { KeptFiles } from '../../web/src/platform/service-worker/kept-files.ts';

export interface Budget {
  name: string;
  /** The sources whose scripts a person downloads. */
  sources: readonly string[];
  /** The sources whose scripts are there already. */
  after?: readonly string[];
  /** In kilobytes of 1,000 bytes, compressed with brotli. */
  limit: number;
}

export interface Weight {
  budget: Pick<Budget, 'name' | 'limit'>;
  kilobytes: number;
}

/** What each part of the product weighs; `sizeOf` answers the compressed bytes of a file. */
export function weigh(manifest: Manifest, budgets: readonly Budget[], sizeOf: (file: string) => number): Weight[] {
  return budgets.map((budget) => {
    const there = collectFiles(manifest, budget.after ?? []);
    const files = [...collectFiles(manifest, budget.sources)].filter((file) => !there.has(file));
    return { budget, kilobytes: sumUp(files, sizeOf) };
  });
}

/** What the service worker of a build keeps. Throws where there is not exactly one list of it. */
export function readKeptFiles(client: string): KeptFiles {
  const folder = join(client, 'assets');
  const [list, ...others] = readdirSync(folder).filter((name) => /^kept-files-[\w-]+\.json$/.test(name));
  if (list === undefined || others.length > 0) throw new Error('the build has not exactly one list of kept files');
  return JSON.parse(readFileSync(join(folder, list), 'utf8')) as KeptFiles;
}

/** What every device keeps, and what one more language adds to it. */
export function weighKept(
  { shared, languages }: KeptFiles,
  limits: { shared: number; language: number },
  sizeOf: (file: string) => number,
): Weight[] {
  const weighFiles = (name: string, files: readonly string[], limit: number): Weight => ({
    budget: { name, limit },
    // An address names the version of some files behind a question mark.
    kilobytes: files.reduce((sum, file) => sum + sizeOf(file.slice(1).replace(/\?.*$/, '')), 0) / 1000,
  });
  return [
    weighFiles('What every device keeps', shared, limits.shared),
    ...Object.entries(languages).map(([language, files]) =>
      weighFiles(`What a device keeps for ${language}`, files, limits.language),
    ),
  ];
}

/** The kilobytes of files together. */
export function sumUp(files: Iterable<string>, sizeOf: (file: string) => number): number {
  return Array.from(files, sizeOf).reduce((sum, size) => sum + size, 0) / 1000;
}

/** The parts that have grown beyond their budget. */
export function findOverspending(weights: readonly Weight[]): string[] {
  return weights
    .filter(({ budget, kilobytes }) => kilobytes > budget.limit)
    .map(({ budget, kilobytes }) => `${budget.name} weighs ${kilobytes.toFixed(1)} kB of its ${budget.limit} kB`);
}
