import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { personalities } from '@alento/domain/chat/schema.ts';
import { asks } from '@alento/domain/common/text/questions.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { guidedReply } from '@alento/guided-companion/guided-reply.ts';
import { loadGuidedContent } from '@alento/guided-companion/load-content.ts';
import { examplesIn } from '@alento/guided-companion/testing/examples/by-language.ts';
import { goodbyes } from '@alento/guided-companion/testing/goodbyes.ts';
import type { Turn } from '@alento/guided-companion/turn.ts';
import { judgeMessage } from '../../src/judge-message.ts';
import { guardFor } from '../../src/output-guard/guard-for.ts';
import { dataFolder } from '../read-lines.ts';
import { percent, sumOf, table, type Evaluation } from './report.ts';

interface Counts {
  goodbyes: number;
  clean: number;
  question: number;
  help: number;
  guilt: number;
}

type Fault = 'question' | 'help' | 'guilt';

/** The ways to say goodbye in a language: those the companion was written with, and those written for this measure. */
export function goodbyesIn(language: LanguageCode): string[] {
  const authored = readFileSync(join(dataFolder, 'goodbyes', `${language}.txt`), 'utf8');
  return [...goodbyes[language], ...authored.split('\n').filter((line) => line.trim() !== '')];
}

/** What people hear who say goodbye: no question, no help block, nothing that holds them back. */
export async function evaluateGoodbyes(languages: readonly LanguageCode[]): Promise<Evaluation> {
  const failures: string[] = [];
  const counted = new Map<LanguageCode, Counts>();
  for (const language of languages) {
    const said = goodbyesIn(language);
    const counts: Counts = { goodbyes: said.length, clean: 0, question: 0, help: 0, guilt: 0 };
    const unclean: string[] = [];
    for (const [index, text] of said.entries()) {
      const faults = await faultsIn(language, text, index);
      for (const fault of faults) counts[fault] += 1;
      if (faults.length === 0) counts.clean += 1;
      else unclean.push(text);
    }
    counted.set(language, counts);
    if (unclean.length > 0) failures.push(`goodbyes in ${language} that are not taken as such: ${unclean.join(' | ')}`);
  }
  return { title: 'Goodbyes, as the guided companion answers them', rows: table(counted, add, present), failures };
}

const present = ({ goodbyes: said, clean, question, help, guilt }: Counts) => ({
  goodbyes: said,
  clean: percent(clean, said),
  'with a question': question,
  'with help': help,
  'holding back': guilt,
});

const add = (all: readonly Counts[]): Counts => ({
  goodbyes: sumOf(all, (each) => each.goodbyes),
  clean: sumOf(all, (each) => each.clean),
  question: sumOf(all, (each) => each.question),
  help: sumOf(all, (each) => each.help),
  guilt: sumOf(all, (each) => each.guilt),
});

/** In the middle of a conversation about somebody who died; the personalities take turns. */
async function faultsIn(language: LanguageCode, text: string, index: number): Promise<Fault[]> {
  const content = await loadGuidedContent(language);
  const personality = personalities[index % personalities.length] ?? 'default';
  const setting = { mood: 'sad', personality, seed: `goodbye ${index}` } as const;
  const turns: Turn[] = [];
  for (const told of examplesIn[language].loss.slice(0, 3)) {
    turns.push({ role: 'user', text: told });
    turns.push({ role: 'assistant', text: guidedReply(content, { ...setting, turns }) });
  }
  const { help } = await judgeMessage({ text, language, before: 0, earlier: turns });
  const reply = guidedReply(content, { ...setting, turns: [...turns, { role: 'user', text, help }] });
  const guard = await guardFor({ language });
  guard.push(reply);
  guard.flush();
  const holdsBack = guard.findings.includes('guilt') || examplesIn[language].holdsBack.test(reply);
  return [
    ...(asks(reply) ? (['question'] as const) : []),
    ...(help ? (['help'] as const) : []),
    ...(holdsBack ? (['guilt'] as const) : []),
  ];
}
