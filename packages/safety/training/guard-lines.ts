import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { dataFolder } from './read-lines.ts';

/** A sentence or reply of a model, and what is wrong with it; `warm` where nothing is. */
export interface GuardLine {
  readonly category: string;
  readonly text: string;
}

/** The labelled sentences of one language: `CATEGORY<tab>sentence` a line. */
export function readGuardLines(
  folder: 'guard' | 'guard-subtle' | 'guard-contrasts' | 'guard-held-out' | 'held-out/replies',
  language: LanguageCode,
): GuardLine[] {
  const path = join(dataFolder, folder, `${language}.txt`);
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [category = '', text = ''] = line.split('\t');
      if (text === '') throw new Error(`${path}: "${line}" is no CATEGORY<tab>sentence`);
      return { category, text };
    });
}
