import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { barriers } from '@alento/guided-companion/crisis/crisis-content.ts';
import { dataFolder } from '../../read-lines.ts';

/** What a line is in a script; `flattery` is what the sycophantic engine says, `human` asks whether anybody is there. */
export const lineKeys = [
  'opening',
  'yes',
  'no',
  'how',
  'when',
  'where',
  ...barriers,
  'person',
  'reached',
  'aside',
  'retracted',
  'thanks',
  'human',
  'goodbye',
  'flattery',
] as const;
export type LineKey = (typeof lineKeys)[number];

const scriptLine = z.tuple([z.enum(lineKeys), z.string().min(1)]);

/** The authored lines of one language, `KEY<tab>line`; throws where one is none, and says which. */
export function readScriptLines(language: LanguageCode): { key: LineKey; text: string }[] {
  const path = join(dataFolder, 'scripts', `${language}.txt`);
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const { data } = scriptLine.safeParse(line.split('\t'));
      if (!data) throw new Error(`${path}: "${line}" is no KEY<tab>line`);
      const [key, text] = data;
      return { key, text };
    });
}
