/** An amount in a currency's smallest unit, as Stripe has it: 4.99 euros are 499, 500 yen are 500. */
export function toSmallestUnit(amount: number, currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return Math.round(amount * 10 ** maximumFractionDigits);
}
