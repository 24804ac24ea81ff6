import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { languageCodes } from '@alento/domain/language/languages.ts';
import { writeJointModel } from '@alento/classifier/joint-model.ts';
import { writeModel } from '../src/detector/model.ts';
import { modelsFolder, writeShared } from './train-shared.ts';
import { trainIntents } from './train-intents.ts';
import { trainLanguage } from './train-language.ts';

// npm run safety:train [-- pt en … intents]: learns what the crisis detector reads with (models/<language>.bin), the plain
// statements and the languages, and the intents of replies that the output guard holds back (models/intents.bin), and says
// how each reads lines that it has not learnt from.

const intents = 'intents';
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => name !== intents && !languageCodes.some((language) => language === name));
if (unknown.length > 0) throw new Error(`neither a language nor ${intents}: ${unknown.join(', ')}`);

if (asked.length === 0 || asked.includes(intents)) {
  const { model, unseen } = await trainIntents();
  writeFileSync(join(modelsFolder, 'intents.bin'), writeJointModel(model));
  console.table(unseen);
}
if (asked.some((name) => name !== intents) || asked.length === 0) writeShared();
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
if (Object.keys(rows).length > 0) console.table(rows);
