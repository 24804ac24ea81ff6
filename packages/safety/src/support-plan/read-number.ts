/** Fewer digits are not a telephone number. */
const fewestDigits = 3;

/** Extracts a telephone number from free text, in dialable ASCII digits; null if there is none. */
export function readNumber(written: string): string | null {
  const latin = written.normalize('NFKC').replaceAll(/\p{Nd}/gu, (digit) => String(valueOf(digit)));
  const number = latin.replaceAll(/[^\d+*#]/g, '');
  return number.replaceAll(/\D/g, '').length < fewestDigits ? null : number;
}

// Unicode puts the digits of every script side by side, from zero to nine, and begins each ten of them at a zero.
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}
