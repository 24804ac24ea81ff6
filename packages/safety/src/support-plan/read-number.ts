/** Fewer digits than this are no number that anybody answers. */
const fewestDigits = 3;

/** The number in what a person wrote beside a name, in Latin digits as a telephone dials them; null if there is none. */
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
