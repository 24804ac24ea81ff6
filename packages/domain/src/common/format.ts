/** An amount in a currency's smallest unit, as people of a locale write it; whole amounts stand without decimals. */
export function formatMoney(amount: number, currency: string, locale: string): string {
  const options = { style: 'currency', currency } as const;
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat(locale, options).resolvedOptions();
  const format = new Intl.NumberFormat(locale, { ...options, trailingZeroDisplay: 'stripIfInteger' });
  return format.format(amount / 10 ** digits);
}
