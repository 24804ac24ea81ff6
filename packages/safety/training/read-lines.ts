import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { crisisCategories, tiers, type CrisisCategory, type Tier } from '@alento/domain/safety/schema.ts';

/** What is learnt from and measured on; no part of it is shipped. */
export const dataFolder = join(import.meta.dirname, '../data');

const choice = /\[([^[\]]*)\]/;

/** Every message that a line stands for: `[wish|hope|]` stands for any of its parts. */
export function wordingsOf(line: string): string[] {
  const found = choice.exec(line);
  if (!found) return [line.replace(/ +/g, ' ').trim()];
  const [before, after] = [line.slice(0, found.index), line.slice(found.index + found[0].length)];
  return (found[1] ?? '').split('|').flatMap((part) => wordingsOf(before + part + after));
}

const linesOf = (path: string): string[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The ordinary messages of a language, each line with the messages it stands for; `author` is the file it stands in. */
export function readOrdinary(language: LanguageCode): { author: string; texts: string[] }[] {
  const folder = join(dataFolder, 'ordinary', language);
  return readdirSync(folder)
    .toSorted()
    .flatMap((author) =>
      linesOf(join(folder, author))
        .filter((line) => !line.startsWith('#'))
        .map((line) => ({ author, texts: wordingsOf(line) })),
    );
}

const graded = z.tuple([
  z.coerce.number().pipe(z.literal(tiers)),
  z.union([z.literal('-').transform(() => undefined), z.enum(crisisCategories)]),
  z.string().min(1),
]);

export interface Graded {
  tier: Tier;
  category: CrisisCategory | undefined;
  text: string;
}

/** Messages with their tier and category, `TIER<tab>CATEGORY<tab>message`. Throws where a line is none, and says which. */
export function readGraded(path: string): Graded[] {
  return linesOf(path).map((line, index) => {
    const { data, error } = graded.safeParse(line.split('\t'));
    if (!data) throw new Error(`${path}, line ${index + 1}: ${z.prettifyError(error)}`);
    const [tier, category, text] = data;
    return { tier, category, text };
  });
}

export interface Statements {
  /** Plain statements of danger that mean nothing else. */
  explicit: string[];
  /** Messages with the same words that are harmless. */
  harmless: string[];
}

/** `statements/<language>.txt`: statements, a line of `---`, then what only looks like one. */
export function readStatements(language: LanguageCode): Statements {
  const path = join(dataFolder, 'statements', `${language}.txt`);
  if (!existsSync(path)) return { explicit: [], harmless: [] };
  const lines = linesOf(path);
  const divider = lines.indexOf('---');
  return { explicit: lines.slice(0, divider), harmless: lines.slice(divider + 1) };
}
