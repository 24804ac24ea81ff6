import { expect, test } from 'vitest';
import { normalizeCode } from '#features/account/mailed-codes/normalize-code.ts';

test.each(['048213', ' 048 213 ', '٠٤٨٢١٣', '۰۴۸۲۱۳', '०४८२१३', '０４８２１３'])('%s is the code 048213', (typed) => {
  expect(normalizeCode(typed)).toBe('048213');
});
