/** An amount in a currency's smallest unit, as people of a locale write it; whole amounts stand without decimals. */
export function formatMoney(amount: number, currency: string, locale: string): string {
  const options = { style: 'currency', currency } as const;
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat(locale, options).resolvedOptions();
  const format = new Intl.NumberFormat(locale, { ...options, trailingZeroDisplay: 'stripIfInteger' });
  const parts = format.formatToParts(amount / 10 ** digits);
  // Intl marks what stands in a line from right to left, where the letter and the dollar of `R$` would fall apart.
  const isRightToLeft = parts.some(({ value }) => value.includes('\u200f'));
  const write = ({ type, value }: Intl.NumberFormatPart): string =>
    isRightToLeft && type === 'currency' ? `\u2066${value}\u2069` : value;
  return parts.map(write).join('');
}
