import { expect, test } from 'vitest';
import { toPlainDigits } from '#ui/plain-digits.ts';

test.each(['048213', ' 048 213 ', '٠٤٨٢١٣', '۰۴۸۲۱۳', '०४८२१३', '０４８２１３'])('%s is the code 048213', (typed) => {
  expect(toPlainDigits(typed)).toBe('048213');
});
