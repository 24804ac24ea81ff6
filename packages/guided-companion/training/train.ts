import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { writeJointModel } from '@alento/classifier/joint-model.ts';
import { languageCodes, type LanguageCode } from '@alento/domain/language/languages.ts';
import { learnIntents } from './learn-intents.ts';
import { readDevelopment, readLines, readOrdinary } from './read-lines.ts';

// npm run companion:train [-- pt en …]: learns what the companion reads intents with (content/<language>/intents.ts).

const asked = process.argv.slice(2);
const unknown = asked.filter((code) => !languageCodes.some((language) => language === code));
if (unknown.length > 0) throw new Error(`no such language: ${unknown.join(', ')}`);

const fileOf = (language: LanguageCode): string => join(import.meta.dirname, `../content/${language}/intents.ts`);

for (const language of languageCodes.filter((code) => asked.length === 0 || asked.includes(code))) {
  const messages = [...readLines(language), ...readOrdinary(language), ...readDevelopment(language)];
  const bytes = writeJointModel(learnIntents(messages));
  const written = Buffer.from(bytes).toString('base64');
  writeFileSync(
    fileOf(language),
    `// Written by \`npm run companion:train\`.\nexport const intents =\n  '${written}';\n`,
  );
  const kilobytes = (brotliCompressSync(Buffer.from(written)).length / 1000).toFixed(1);
  console.log(`${language}: ${messages.length} messages, ${kilobytes} kB packed`);
}
