import { expect, test } from 'vitest';
import { containsNumber } from './written-numbers.ts';

const units = ['minute', 'people', 'step'];

test.each([
  '+55 11 91234-5678',
  '(11) 4004-1234',
  '0800 123 45 67',
  '1-800-273-8255',
  '٠١٠ ١٢٣٤ ٥٦٧٨',
  '९८१२३ ४५६७८',
  '０３－５２８６－９０９０',
  '741741.',
  '112.',
])('%s is a number to call', (text) => {
  expect(containsNumber(text, { isNearCall: false, units })).toBe(true);
});

test.each(['Call 988', 'dial 116 123', '拨打120'])('%s says to call it', (text) => {
  expect(containsNumber(text, { isNearCall: true, units })).toBe(true);
});

test.each([
  'at 10:30',
  '24/7',
  '4-7-8',
  '2019-2020',
  'in 2024',
  '12/05/2024',
  '€ 1.200',
  '1,200 dollars',
  '30%',
  '3 a.m.',
  '34 years',
  '5 4 3 2 1',
  '10000 steps',
  '10-15 minutes',
  '7.5',
])('%s is none', (text) => {
  expect(containsNumber(text, { isNearCall: false, units })).toBe(false);
});

test.each(['call them for 100 minutes', 'call her at 10:30', 'call in 2024', 'call 24/7'])('%s is none', (text) => {
  expect(containsNumber(text, { isNearCall: true, units })).toBe(false);
});
