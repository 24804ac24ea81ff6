import type { Finding } from './list-findings.ts';

/** What support may read: the names of what was found, with days and numbers, and nothing of the person. */
export function writeReport(findings: readonly Finding[], at: Date): string {
  const lines = findings.map(({ says, verdict, values }) => {
    const told = Object.entries(values).map(([key, value]) => `${key}=${String(value)}`);
    return [`${verdict === 'ok' ? 'ok  ' : 'look'} ${says}`, ...told].join(' ');
  });
  return [`Alento ${at.toISOString()}`, ...lines].join('\n');
}
