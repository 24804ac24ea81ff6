import type { JournalBody } from '@alento/domain/journal/body-schema.ts';
import type { JournalEntry } from '@alento/domain/journal/schema.ts';
import { expect, test } from 'vitest';
import { findEntries } from './find-entries.ts';
import { newEntry } from './state.ts';

const entry = (body: JournalBody): JournalEntry => ({ ...newEntry(crypto.randomUUID(), 'free', null), body });

const walk = entry({ kind: 'free', prompt: null, text: 'Caminhei até o mar.\nO céu estava limpo.' });
const record = entry({
  kind: 'full',
  situation: 'Reunião adiada',
  feelings: [{ name: 'vergonha', before: 80, after: null }],
  thought: 'Ninguém me quer lá',
  distortions: ['mindReading'],
  evidenceFor: '',
  evidenceAgainst: '',
  alternative: 'Foi adiada para todos',
  belief: null,
});

test('every word of a search has to be there, whatever its accents, capitals and order', () => {
  expect(findEntries([walk, record], 'CEU ate')).toEqual([walk]);
  expect(findEntries([walk, record], 'reuniao vergonha todos')).toEqual([record]);
  expect(findEntries([walk, record], 'mar vergonha')).toEqual([]);
});

test('a search without a word finds everything', () => {
  expect(findEntries([walk, record], '  ')).toEqual([walk, record]);
});
