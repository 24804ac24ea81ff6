import { expect, test } from 'vitest';
import { readNumber } from './read-number.ts';

test.each([
  ['(11) 98765-4321', '11987654321'],
  ['+351 912 345 678', '+351912345678'],
  ['*4141', '*4141'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['０９０-１２３４-５６７８', '09012345678'],
  ['mobile: 555 0100', '5550100'],
])('%s dials %s', (written, number) => {
  expect(readNumber(written)).toBe(number);
});

test.each(['', 'ask my sister', '12', '+'])('%j is no number', (written) => {
  expect(readNumber(written)).toBeNull();
});
