import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { crisisCategories, tiers } from '@alento/domain/safety/schema.ts';
import { dataFolder, wordingsOf } from './read-lines.ts';

/** One line of a corpus: what somebody may write, and what is right to make of it. */
export interface Example {
  /** The ways in which it may be worded. */
  texts: readonly string[];
  tier: z.infer<typeof heading>['tier'];
  category: z.infer<typeof heading>['category'];
  /** What is alike: the lines of an idea are learnt from together or tested together, never both. */
  idea: string;
}

const heading = z.union([
  z.object({ tier: z.literal(tiers.slice(0, 2)), category: z.undefined() }),
  z.object({ tier: z.literal(tiers.slice(2)), category: z.enum(crisisCategories) }),
]);

export const readCorpus = (language: LanguageCode): Example[] =>
  parseCorpus(readFileSync(join(dataFolder, 'corpus', `${language}.txt`), 'utf8'), `corpus/${language}.txt`);

/**
 * Reads a corpus: `# idea`, then `= tier category`, then a message a line, in which `[wish|hope|]` stands for any of its
 * parts. Throws where a line cannot be read, and says which.
 */
export function parseCorpus(content: string, name: string): Example[] {
  const examples: Example[] = [];
  let idea: string | undefined;
  let kind: z.infer<typeof heading> | undefined;
  for (const [index, line] of content.split('\n').entries()) {
    const fail = (why: string): never => {
      throw new Error(`${name}, line ${index + 1}: ${why}`);
    };
    if (line.trim() === '') continue;
    if (line.startsWith('# ')) {
      idea = line.slice(2).trim();
      kind = undefined;
    } else if (line.startsWith('= ')) {
      const [tier, category] = line.slice(2).trim().split(/\s+/);
      const { data, error } = heading.safeParse({ tier: Number(tier), category });
      kind = data ?? fail(z.prettifyError(error));
    } else {
      if (idea === undefined || kind === undefined) return fail('a message needs an idea and a tier above it');
      examples.push({ texts: wordingsOf(line), idea, ...kind });
    }
  }
  return examples;
}
