/** Where the digits of keyboards begin that do not write 0 to 9: Arabic, Persian and Devanagari. */
const zeros = [0x0660, 0x06f0, 0x0966];

/** A typed or pasted text without spaces, its digits in ASCII whatever keyboard wrote them. */
export function toPlainDigits(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replaceAll(/\p{Nd}/gu, toPlainDigit);
}

function toPlainDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  const zero = zeros.find((each) => point >= each && point < each + 10);
  return zero === undefined ? digit : String(point - zero);
}
