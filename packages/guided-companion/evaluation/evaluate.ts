import { parseArgs } from 'node:util';
import { loadGuidedContent } from '../src/load-content.ts';
import { readConversations } from './labelled-conversation.ts';
import { measure, noFigures, type Figures } from './measure.ts';
import { play } from './play.ts';
import { printDialogue, printFigures, printMissed } from './print.ts';

// Plays conversations that people wrote with the guided companion, and prints what can be counted in them.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { show: { type: 'boolean' }, missed: { type: 'boolean' } },
});
if (positionals.length === 0) {
  console.error('usage: npm run companion:evaluate -- FILE.jsonl [...] [--show] [--missed]');
  process.exitCode = 1;
}

const columns = new Map<string, Figures>();
const all = noFigures();
let slowestMs = 0;
for (const conversation of positionals.flatMap(readConversations)) {
  const played = play(await loadGuidedContent(conversation.lang), conversation);
  const figures = columns.get(conversation.lang) ?? noFigures();
  columns.set(conversation.lang, figures);
  measure(figures, played);
  measure(all, played);
  slowestMs = Math.max(slowestMs, played.slowestMs);
  if (values.show) printDialogue(played);
  if (values.missed) printMissed(played);
}
if (columns.size > 0) printFigures(columns.size > 1 ? new Map([...columns, ['all', all]]) : columns);
if (columns.size > 0) console.log(`\nslowest reply: ${slowestMs.toFixed(1)} ms`);
