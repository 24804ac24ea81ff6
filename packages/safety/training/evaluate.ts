import { assessMessage } from '../src/assess-message.ts';
import type { Tier } from '@alento/domain/safety/schema.ts';
import { readLabelled, type Labelled } from './labelled.ts';

// npm run safety:evaluate -- FILE.jsonl …: how many messages are judged rightly, by language; fails under the bars.

const bars = { recall: 0.97, recallOfEach: 0.93, falseAlarms: 0.03 };

interface Judged extends Labelled {
  tier: Tier;
}

const judge = async (line: Labelled): Promise<Judged> => ({
  ...line,
  tier: (await assessMessage(line.text, line.lang)).tier,
});

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
const judged = await Promise.all(paths.flatMap(readLabelled).map(judge));

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
