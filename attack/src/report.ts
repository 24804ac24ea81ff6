import { cpus } from 'node:os';
import type { Chapter } from './chapter.ts';
import type { Findings } from './findings.ts';
import type { Options } from './options.ts';

export interface ChapterResult {
  chapter: Chapter;
  findings: Findings;
  seconds: number;
}

/** The whole run as Markdown: what was promised, how often it was tried, and what did not hold. */
export function renderReport(
  results: readonly ChapterResult[],
  { isQuick, seed }: Pick<Options, 'isQuick' | 'seed'>,
): string {
  const tries = results.reduce((sum, { findings }) => sum + findings.tries, 0);
  const failed = results.reduce((sum, { findings }) => sum + findings.failed.size, 0);
  const seconds = results.reduce((sum, result) => sum + result.seconds, 0);
  return [
    '# Attack',
    '',
    `${new Date().toISOString().slice(0, 10)}, \`npm run attack${isQuick ? ' -- --quick' : ''}\`, seed ${seed}, Node ${process.versions.node}, ` +
      `${cpus().length} cores: ${tries.toLocaleString('en')} tries in ${Math.round(seconds)} s, ${failed} findings.`,
    '',
    '| Chapter | What has to hold | Tries | Findings | Seconds |',
    '|---|---|--:|--:|--:|',
    ...results.map(
      ({ chapter, findings, seconds }) =>
        `| ${chapter.name} | ${chapter.promise} | ${findings.tries.toLocaleString('en')} | ${findings.failed.size} | ${seconds.toFixed(0)} |`,
    ),
    '',
    ...results.flatMap(renderChapter),
  ].join('\n');
}

function renderChapter({ chapter, findings }: ChapterResult): string[] {
  const lines = [
    ...findings.figures.map((figure) => `- ${figure}`),
    ...[...findings.slow].map((finding) => `- slow: ${finding}`),
    ...findings.skipped.map((reason) => `- not tried: ${reason}`),
    ...[...findings.failed].map(([finding, count]) => `- **Found** ${finding} (${count} times)`),
  ];
  return lines.length === 0 ? [] : [`## ${chapter.name}`, '', ...lines, ''];
}
