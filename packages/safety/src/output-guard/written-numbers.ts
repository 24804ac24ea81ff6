import { fold } from '@alento/domain/common/text/fold.ts';
import { emergencyCodes } from './emergency-codes.ts';
import { isCount } from './spoken-numbers.ts';

/** Digits that go together, with what people write between the groups of a number. */
const candidate =
  /(?<![a-z\d])[+(]{0,2}\d(?:(?:[ \u00a0\u202f]?[-–—.:,/()·~][ \u00a0\u202f]?|[ \u00a0\u202f])?(?<!, ?)\d|,\d)*/giu;

const harmlessShapes: readonly RegExp[] = [
  // Times, dates, years, decimals, "24/7".
  /^\d{1,2}[:.]\d{2}(?: ?[-–—~] ?\d{1,2}[:.]\d{2})?$/u,
  /^\d{1,4}([./-])\d{1,2}\1\d{1,4}$/u,
  /^(?:19|20)\d{2}(?: ?[-–—/~] ?(?:(?:19|20)?\d{2}))?$/u,
  /^\d{1,2}[/-]\d{1,2}$/u,
  /^\d+[.,]\d{1,2}$/u,
  // A range; the pace of a breath.
  /^\d{1,2} ?[-–—~] ?\d{1,3}$/u,
];
const pace = /^\d{1,2}(?: ?[-–—/:] ?\d{1,2}){1,4}$/u;
const thousands = /^\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?$/u;
/** A rounded sum: rent 6500, food 15000. */
const sum = /^[1-9]\d{1,4}00$/u;
const measure = /^ ?(?:[%‰°€$£¥₹₽元円원]|[ap]\.?m\b)/iu;
const worth = /[€$£¥₹₽] ?$/u;

export interface NumberSetting {
  /** Whether the sentence speaks of calling, of lines or numbers. */
  readonly isNearCall: boolean;
  /** What numbers count: minutes, people. */
  readonly units: readonly string[];
  /** The digits of numbers that may be named. */
  readonly allowed?: ReadonlySet<string> | undefined;
}

/** Whether a sentence holds a number to call or to write to: not an age, a time, a year, a price or the pace of a breath. */
export function containsNumber(sentence: string, setting: NumberSetting): boolean {
  const plain = withPlainDigits(sentence);
  return [...plain.matchAll(candidate)].some((found) =>
    isNumber(found[0], plain.slice(0, found.index), plain.slice(found.index + found[0].length), setting),
  );
}

function isNumber(text: string, before: string, after: string, { isNearCall, units, allowed }: NumberSetting): boolean {
  const digits = text.replace(/\D/g, '');
  if (allowed?.has(digits)) return false;
  const isCode = emergencyCodes.has(digits);
  if (digits.length < 3) return false;
  if (measure.test(after) || worth.test(before)) return false;
  if (isNearCall && isCode && !counts(after, units)) return true;
  if (harmlessShapes.some((shape) => shape.test(text)) || pace.test(text)) return false;
  if (/^\d(?:\D+\d)+$/u.test(text) && isCount([...digits].map(Number))) return false;
  if (/^[+(]/.test(text) && digits.length >= 6) return true;
  if (counts(after, units)) return false;
  if (isNearCall) return true;
  if (thousands.test(text) || sum.test(text)) return false;
  // A number that stands before a noun counts it; one that stands alone is there to be called.
  const standsAlone = /^\s*(?:[^\p{L}\s]|$)/u.test(after);
  if (digits.length < 5) return isCode && standsAlone && !/^\s*[-–—]?\d/u.test(after);
  return digits.length >= 7 || standsAlone;
}

function counts(after: string, units: readonly string[]): boolean {
  const next = fold(after.slice(0, 24)).replace(/^[\s-]+/u, '');
  return units.some((unit) => next.startsWith(unit));
}

const zeros = [0x06_60, 0x06_f0, 0x09_66];

/** Digits of every script that the product speaks as 0 to 9, and the first space as a space. */
function withPlainDigits(text: string): string {
  return text.normalize('NFKC').replace(/[٠-٩۰-۹०-९]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (zeros.find((zero) => code >= zero && code <= zero + 9) ?? code));
  });
}
