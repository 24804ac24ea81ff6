import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { languageCodes } from '@alento/domain/language/languages.ts';
import { writeModel } from '../src/detector/model.ts';
import { modelsFolder, writeShared } from './train-shared.ts';
import { trainLanguage } from './train-language.ts';

// npm run safety:train [-- pt en …]: learns what the crisis detector reads with (models/<language>.bin), the plain
// statements and the languages, and says how it reads lines that it has not learnt from.

const asked = process.argv.slice(2);
const unknown = asked.filter((code) => !languageCodes.some((language) => language === code));
if (unknown.length > 0) throw new Error(`no such language: ${unknown.join(', ')}`);

writeShared();
const rows: Record<string, object> = {};
for (const language of languageCodes.filter((code) => asked.length === 0 || asked.includes(code))) {
  const { stored, unseen } = trainLanguage(language);
  const bytes = writeModel(stored);
  writeFileSync(join(modelsFolder, `${language}.bin`), bytes);
  rows[language] = {
    ...Object.fromEntries(Object.entries(unseen).map(([name, share]) => [name, share.toFixed(4)])),
    'short margin': stored.shortMargin.toFixed(2),
    compared: stored.known.length,
    kB: Math.round(bytes.length / 1000),
    'kB packed': Math.round(brotliCompressSync(bytes).length / 1000),
  };
  console.log(language, JSON.stringify(rows[language]));
}
console.table(rows);
