import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { writeJointModel, type JointModel } from '@alento/classifier/joint-model.ts';
import { languageCodes, type LanguageCode } from '@alento/domain/language/languages.ts';
import { learnIntents } from './learn-intents.ts';
import { learnThemes } from './learn-themes.ts';
import { readDevelopment, readLines, readOrdinary } from './read-lines.ts';

// npm run companion:train [-- pt en …]: learns what the companion reads intents and themes with (content/<language>/intents.ts
// and theme-model.ts).

const asked = process.argv.slice(2);
const unknown = asked.filter((code) => !languageCodes.some((language) => language === code));
if (unknown.length > 0) throw new Error(`no such language: ${unknown.join(', ')}`);

/** Returns how large it is, packed. */
function write(
  language: LanguageCode,
  { file, name, model }: { file: string; name: string; model: JointModel },
): string {
  const written = Buffer.from(writeJointModel(model)).toString('base64');
  writeFileSync(
    join(import.meta.dirname, '../content', language, file),
    `// Written by \`npm run companion:train\`.\nexport const ${name} =\n  '${written}';\n`,
  );
  return `${(brotliCompressSync(Buffer.from(written)).length / 1000).toFixed(1)} kB packed`;
}

for (const language of languageCodes.filter((code) => asked.length === 0 || asked.includes(code))) {
  const lines = readLines(language);
  const messages = [...lines, ...readOrdinary(language), ...readDevelopment(language)];
  const intents = write(language, { file: 'intents.ts', name: 'intents', model: learnIntents(messages) });
  const themes = write(language, { file: 'theme-model.ts', name: 'themeModel', model: learnThemes(lines) });
  console.log(`${language}: ${messages.length} messages, intents ${intents}; ${lines.length} lines, themes ${themes}`);
}
