import { languageCodes, type LanguageCode } from '@alento/domain/language/languages.ts';
import { parseArgs } from 'node:util';
import { evaluateConversations } from './evaluate/conversations.ts';
import { evaluateCountries } from './evaluate/countries.ts';
import { evaluateDanger, evaluateLabelled } from './evaluate/danger.ts';
import { evaluateDrift } from './evaluate/drift.ts';
import { evaluateGoodbyes } from './evaluate/goodbyes.ts';
import { evaluateGuard } from './evaluate/guard.ts';
import { evaluateOrdinary } from './evaluate/ordinary.ts';
import type { Evaluation } from './evaluate/report.ts';

// npm run safety:evaluate [-- SECTION … pt en …]: what a person would see, measured on lines that nothing was learnt from
// (data/held-out): ordinary messages and whole conversations, danger, danger in another language than the conversation's,
// what a model's replies may not say, scripted people with several engines, the same danger early and late, goodbyes, and
// who is shown in every country. npm run safety:evaluate -- FILE.jsonl … reads labelled lines instead
// ({ id, lang, text, label }, label none, concern or crisis) and names what was misread. All fail under the bars.

const sections: Record<string, (languages: readonly LanguageCode[]) => Promise<Evaluation[]>> = {
  ordinary: async (languages) => [await evaluateOrdinary(languages)],
  danger: async (languages) => [await evaluateDanger(languages)],
  replies: async (languages) => [await evaluateGuard(languages)],
  conversations: evaluateConversations,
  drift: async (languages) => [await evaluateDrift(languages)],
  goodbyes: async (languages) => [await evaluateGoodbyes(languages)],
  countries: () => Promise.resolve([evaluateCountries()]),
};

const { positionals } = parseArgs({ allowPositionals: true });
const files = positionals.filter((each) => each.endsWith('.jsonl'));
const languages = languageCodes.filter((code) => positionals.includes(code));
const named = Object.keys(sections).filter((section) => positionals.includes(section));
const known = new Set<string>([...files, ...languages, ...named]);
const unknown = positionals.filter((each) => !known.has(each));
if (unknown.length > 0) {
  const choice = [...Object.keys(sections), ...languageCodes].join(', ');
  throw new Error(`neither a .jsonl file nor one of ${choice}: ${unknown.join(', ')}`);
}

const chosen: readonly LanguageCode[] = languages.length > 0 ? languages : languageCodes;

async function* evaluate(): AsyncGenerator<Evaluation> {
  if (files.length > 0) yield await evaluateLabelled(files);
  else {
    for (const [name, section] of Object.entries(sections)) {
      if (named.length === 0 || named.includes(name)) yield* await section(chosen);
    }
  }
}

const failures: string[] = [];
for await (const { title, rows, failures: own } of evaluate()) {
  console.log(`\n${title}`);
  console.table(rows);
  failures.push(...own);
}
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;
