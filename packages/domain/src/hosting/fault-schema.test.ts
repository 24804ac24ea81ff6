import { expect, test } from 'vitest';
import { faultSchema } from './fault-schema.ts';
import { placeOfPath } from './place-of-path.ts';

test('a place names the screen and nothing of whose it is', () => {
  expect(placeOfPath('/')).toBe('/');
  expect(placeOfPath('/settings/security')).toBe('/settings/security');
  expect(placeOfPath('/session/0198c0de-0000-4000-8000-000000000000')).toBe('/session/:id');
  expect(placeOfPath('/nowhere/Ana Souza')).toBe('/nowhere/:id');
});

test('a report has room for nothing else', () => {
  expect(faultSchema.safeParse({ place: '/session/:id', name: 'TypeError' }).success).toBe(true);
  for (const report of [
    { place: '/session/ana@example.com', name: 'TypeError' },
    { place: '/app', name: 'I feel alone' },
    { place: '/app', name: 'TypeError', message: 'I feel alone' },
  ]) {
    expect(faultSchema.safeParse(report).success).toBe(false);
  }
});
