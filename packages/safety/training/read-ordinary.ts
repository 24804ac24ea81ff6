import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { dataFolder } from './read-lines.ts';

/** What strangers wrote of everyday things: single messages, or whole conversations, in blocks that an empty line divides. */
export function readHeldOutOrdinary(language: LanguageCode, name: 'messages' | 'conversations'): string[][] {
  const path = join(dataFolder, 'held-out/ordinary', language, `${name}.txt`);
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').filter((line) => line.trim() !== ''))
    .filter((block) => block.length > 0);
}
