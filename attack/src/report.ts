import { cpus } from 'node:os';
import type { Chapter } from './chapter.ts';
import type { Ledger } from './ledger.ts';
import type { Options } from './options.ts';

export interface ChapterResult {
  chapter: Chapter;
  ledger: Ledger;
  seconds: number;
}

/** The whole run as Markdown: what was promised, how often it was tried, and what did not hold. */
export function renderReport(
  results: readonly ChapterResult[],
  { isQuick, seed }: Pick<Options, 'isQuick' | 'seed'>,
): string {
  const tries = results.reduce((sum, { ledger }) => sum + ledger.tries, 0);
  const findings = results.reduce((sum, { ledger }) => sum + ledger.findings.size, 0);
  const seconds = results.reduce((sum, result) => sum + result.seconds, 0);
  return [
    '# Attack',
    '',
    `${new Date().toISOString().slice(0, 10)}, \`npm run attack${isQuick ? ' -- --quick' : ''}\`, seed ${seed}, Node ${process.versions.node}, ` +
      `${cpus().length} cores: ${tries.toLocaleString('en')} tries in ${Math.round(seconds)} s, ${findings} findings.`,
    '',
    '| Chapter | What has to hold | Tries | Findings | Seconds |',
    '|---|---|--:|--:|--:|',
    ...results.map(
      ({ chapter, ledger, seconds }) =>
        `| ${chapter.name} | ${chapter.promise} | ${ledger.tries.toLocaleString('en')} | ${ledger.findings.size} | ${seconds.toFixed(0)} |`,
    ),
    '',
    ...results.flatMap(renderChapter),
  ].join('\n');
}

function renderChapter({ chapter, ledger }: ChapterResult): string[] {
  const lines = [
    ...ledger.figures.map((figure) => `- ${figure}`),
    ...[...ledger.slow].map((finding) => `- slow: ${finding}`),
    ...ledger.skipped.map((reason) => `- not tried: ${reason}`),
    ...[...ledger.findings].map(([finding, count]) => `- **Found** ${finding} (${count} times)`),
  ];
  return lines.length === 0 ? [] : [`## ${chapter.name}`, '', ...lines, ''];
}
