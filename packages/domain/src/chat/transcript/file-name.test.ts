import { expect, test } from 'vitest';
import { attachmentHeader, transcriptFileName } from './file-name.ts';

const day = '2026-11-23T04:00:00.000Z';

test.each([
  ['Sleep', 'Alento - Sleep - 2026-11-23.pdf'],
  ['睡眠と仕事', 'Alento - 睡眠と仕事 - 2026-11-23.pdf'],
  ['عن النوم', 'Alento - عن النوم - 2026-11-23.pdf'],
  ['../../etc/passwd', 'Alento - etc passwd - 2026-11-23.pdf'],
  ['C:\\Users\\ana "x" <y>|?*', 'Alento - C Users ana x y - 2026-11-23.pdf'],
  ['.hidden. ', 'Alento - hidden - 2026-11-23.pdf'],
  ['line\r\nSet-Cookie: a=b', 'Alento - line Set-Cookie a=b - 2026-11-23.pdf'],
  ['gpj.\u202Efdp', 'Alento - gpj. fdp - 2026-11-23.pdf'],
  ['///', 'Alento - 2026-11-23.pdf'],
])('%j is called %j', (title, name) => {
  expect(transcriptFileName(title, day, 'pdf')).toBe(name);
});

test('a long title is cut between letters', () => {
  const name = transcriptFileName('😔'.repeat(100), day, 'md');
  expect([...name].filter((letter) => letter === '😔')).toHaveLength(60);
  expect(name.isWellFormed()).toBe(true);
});

test('the header holds nothing but ASCII, and all letters of the name', () => {
  const header = attachmentHeader("Alento - Não (é) 'isto' 睡眠 - 2026-11-23.pdf");
  expect(header).toMatch(/^[\u0020-\u007E]+$/);
  expect(header).toContain('filename="Alento - Nao e isto - 2026-11-23.pdf"');
  expect(decodeURIComponent(/filename\*=UTF-8''([^;]+)$/.exec(header)?.[1] ?? '')).toBe(
    "Alento - Não (é) 'isto' 睡眠 - 2026-11-23.pdf",
  );
});
