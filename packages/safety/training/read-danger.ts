import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { crisisCategories, type CrisisCategory, type Tier } from '@alento/domain/safety/schema.ts';
import { dataFolder } from './read-lines.ts';

/** A held-out line: its tier, or `x` for a short explicit statement, whose tier is not given. */
export interface HeldOutLine {
  readonly tier: Tier | 'x';
  /** Null for a harmless line. */
  readonly category: CrisisCategory | null;
  readonly text: string;
}

/** What strangers wrote of danger in a language, and harmless lines that only look like it: `TIER<tab>CATEGORY<tab>message`. */
export function readHeldOutDanger(language: LanguageCode): HeldOutLine[] {
  const path = join(dataFolder, 'held-out/danger', `${language}.txt`);
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [tier = '', category = '', text = ''] = line.split('\t');
      return {
        tier: tier === 'x' ? tier : (Number(tier) as Tier),
        category: crisisCategories.find((each) => each === category) ?? null,
        text,
      };
    });
}
