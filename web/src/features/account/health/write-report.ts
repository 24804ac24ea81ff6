import type { Finding } from './list-findings.ts';

/** The report for support: names of findings with days and numbers, no personal data. */
export function writeReport(findings: readonly Finding[], at: Date): string {
  const lines = findings.map(({ says, verdict, values }) => {
    const told = Object.entries(values).map(([key, value]) => `${key}=${String(value)}`);
    return [`${verdict === 'ok' ? 'ok  ' : 'look'} ${says}`, ...told].join(' ');
  });
  return [`Alento ${at.toISOString()}`, ...lines].join('\n');
}
