import { expect, test } from 'vitest';
import { deviceFindings, serverFinding } from './list-findings.ts';
import { writeReport } from './write-report.ts';

test('a report names what was found, in words that support knows in any language', () => {
  const findings = [
    ...deviceFindings({
      keepsThings: false,
      memory: { language: 'ar', isChosen: null, isDetected: 'true', country: 'EG', detected: 'ar' },
      language: 'ar',
      worker: 'ready',
      platform: 'android-play',
    }),
    serverFinding({ status: 'reachable', version: '0.1.0' }),
  ];
  expect(writeReport(findings, new Date('2026-11-22T12:00:00Z'))).toBe(
    [
      'Alento 2026-11-22T12:00:00.000Z',
      'look storage.denied',
      'ok   language.detected language=ar country=EG',
      'ok   offline.ready',
      'ok   platform.android',
      'ok   server.reachable version=0.1.0',
    ].join('\n'),
  );
});
