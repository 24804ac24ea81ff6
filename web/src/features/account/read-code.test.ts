import { expect, test } from 'vitest';
import { readCode } from '#features/account/read-code.ts';

test.each(['048213', ' 048 213 ', '٠٤٨٢١٣', '۰۴۸۲۱۳', '०४८२१३', '０４８２１３'])('%s is the code 048213', (typed) => {
  expect(readCode(typed)).toBe('048213');
});
