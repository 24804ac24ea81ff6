import { expect, test } from 'vitest';
import { formatMoney } from './format.ts';

test.each([
  [990, 'BRL', 'pt-BR', 'R$ 9,90'],
  [990, 'BRL', 'en-US', 'R$9.90'],
  [3593, 'USD', 'en-US', '$35.93'],
  [500, 'JPY', 'ja-JP', '¥500'],
  [5900, 'KRW', 'ko-KR', '₩5,900'],
  [990, 'BRL', 'ar-EG', '٩٫٩٠ R$'],
  [29_900, 'RUB', 'ru-RU', '299 ₽'],
  [2990, 'CNY', 'zh-CN', '¥29.90'],
])('%i of %s reads as people of %s write it', (amount, currency, locale, text) => {
  // Spaces that do not break, wide signs and marks of direction count as their plain forms.
  const plain = formatMoney(amount, currency, locale)
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '');
  expect(plain).toBe(text);
});
