import { emergencyCodes } from './emergency-codes.ts';

const enough = 5;

/** Whether digits that were named one after the other are a number to call, and not a count or the pace of a breath. */
export function saysNumber(digits: readonly number[], isNearCall: boolean): boolean {
  if (isCount(digits)) return false;
  return isNearCall || digits.length >= enough || emergencyCodes.has(digits.join(''));
}

/** One, two, three; five, four, three. */
export function isCount(digits: readonly number[]): boolean {
  const step = (digits[1] ?? 0) - (digits[0] ?? 0);
  if (Math.abs(step) !== 1) return false;
  return digits.every((digit, index) => index === 0 || digit - (digits[index - 1] ?? 0) === step);
}
