import { languageCodes, type LanguageCode } from '@alento/domain/language/languages.ts';
import { parseArgs } from 'node:util';
import { evaluateDanger, evaluateLabelled } from './evaluate/danger.ts';
import { evaluateGuard } from './evaluate/guard.ts';
import { evaluateOrdinary } from './evaluate/ordinary.ts';
import type { Evaluation } from './evaluate/report.ts';

// npm run safety:evaluate [-- pt en …]: what a person would see, measured on lines that nothing was learnt from
// (data/held-out): ordinary messages and whole conversations, danger, danger in another language than the conversation's,
// and what a model's replies may not say. npm run safety:evaluate -- FILE.jsonl … reads labelled lines instead
// ({ id, lang, text, label }, label none, concern or crisis) and names what was misread. Both fail under the bars.

const { positionals } = parseArgs({ allowPositionals: true });
const files = positionals.filter((each) => each.endsWith('.jsonl'));
const languages = languageCodes.filter((code) => positionals.includes(code));
const unknown = positionals.filter((each) => !files.includes(each) && !languages.some((code) => code === each));
if (unknown.length > 0) throw new Error(`neither a language nor a .jsonl file: ${unknown.join(', ')}`);

const chosen: readonly LanguageCode[] = languages.length > 0 ? languages : languageCodes;
const evaluations: Evaluation[] =
  files.length > 0
    ? [await evaluateLabelled(files)]
    : [await evaluateOrdinary(chosen), await evaluateDanger(chosen), await evaluateGuard(chosen)];

for (const { title, rows } of evaluations) {
  console.log(`\n${title}`);
  console.table(rows);
}
const failures = evaluations.flatMap(({ failures: own }) => own);
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;
