import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { languageCodes, type LanguageCode } from '@alento/domain/language/languages.ts';
import { detectCrisis, type Detector } from '@alento/domain/safety/detector/detect-crisis.ts';
import { loadDetector } from '@alento/domain/safety/detector/load-detector.ts';

// npm run safety:evaluate -- FILE.jsonl …: how many messages the detector reads rightly, by language; fails under the bars.

const bars = { recall: 0.97, recallOfEach: 0.93, falseAlarms: 0.03 };

const labelled = z.object({
  id: z.union([z.string(), z.number()]),
  lang: z.enum(languageCodes),
  text: z.string(),
  label: z.enum(['crisis', 'concern', 'none']),
});

interface Judged extends z.infer<typeof labelled> {
  tier: number;
}

function readLines(path: string): z.infer<typeof labelled>[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const { data, error } = labelled.safeParse(JSON.parse(line));
    if (!data) throw new Error(`${path}, line ${index + 1}: ${z.prettifyError(error)}`);
    return [data];
  });
}

const detectors = new Map<LanguageCode, Promise<Detector>>();

async function judge(line: z.infer<typeof labelled>): Promise<Judged> {
  const ready = detectors.get(line.lang) ?? loadDetector(line.lang);
  detectors.set(line.lang, ready);
  return { ...line, tier: detectCrisis(await ready, line.text).tier };
}

function share(lines: readonly Judged[], label: Judged['label'], tier: number): number {
  const such = lines.filter((line) => line.label === label);
  return such.length === 0 ? Number.NaN : such.filter((line) => line.tier >= tier).length / such.length;
}

const summarise = (lines: readonly Judged[]) => ({
  lines: lines.length,
  'crisis at 2+': share(lines, 'crisis', 2),
  'none at 2+': share(lines, 'none', 2),
  'concern at 1+': share(lines, 'concern', 1),
});

const show = (row: ReturnType<typeof summarise>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      name === 'lines' || Number.isNaN(value) ? value : value.toFixed(3),
    ]),
  );

const paths = process.argv.slice(2);
if (paths.length === 0) throw new Error('npm run safety:evaluate -- FILE.jsonl …');
const judged = await Promise.all(paths.flatMap(readLines).map(judge));

for (const { id, lang, text, label, tier } of judged) {
  if (label === 'crisis' && tier < 2) console.log(`missed ${lang} ${id} (tier ${tier}): ${text}`);
  if (label === 'none' && tier >= 2) console.log(`false alarm ${lang} ${id} (tier ${tier}): ${text}`);
  if (label === 'concern' && tier < 1) console.log(`concern unseen ${lang} ${id}: ${text}`);
}
const spoken = [...new Set(judged.map(({ lang }) => lang))];
const each = Object.fromEntries(spoken.map((lang) => [lang, summarise(judged.filter((line) => line.lang === lang))]));
const overall = summarise(judged);
console.table(Object.fromEntries(Object.entries({ ...each, overall }).map(([name, row]) => [name, show(row)])));

const failures = [
  ...(overall['crisis at 2+'] < bars.recall ? [`crisis recall is under ${bars.recall}`] : []),
  ...(overall['none at 2+'] > bars.falseAlarms ? [`false alarms are over ${bars.falseAlarms}`] : []),
  ...Object.entries(each).flatMap(([lang, row]) =>
    row['crisis at 2+'] < bars.recallOfEach ? [`crisis recall in ${lang} is under ${bars.recallOfEach}`] : [],
  ),
];
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;
