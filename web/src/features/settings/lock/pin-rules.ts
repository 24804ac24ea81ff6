export const shortestPin = 4;
export const longestPin = 8;

export type PinProblem = 'length' | 'tooEasy';

/** Digits of any script, as ASCII; everything else is left out. */
export function toDigits(text: string): string {
  return Array.from(text.normalize('NFKC'), readDigit).join('').slice(0, longestPin);
}

/** What is wrong with a PIN that somebody would choose; null where nothing is. */
export function findPinProblem(pin: string): PinProblem | null {
  if (pin.length < shortestPin) return 'length';
  const steps = new Set(Array.from(pin.slice(1), (digit, index) => Number(digit) - Number(pin[index])));
  // 1111, 1234 and 9876 are what is tried first.
  const [step = 0] = steps;
  return steps.size === 1 && Math.abs(step) <= 1 ? 'tooEasy' : null;
}

/** Arabic, Persian and Devanagari keyboards have digits of their own, ten in a row. */
const zeros = [0x30, 0x660, 0x6f0, 0x966];

function readDigit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const zero = zeros.find((first) => code >= first && code < first + 10);
  return zero === undefined ? '' : String(code - zero);
}
