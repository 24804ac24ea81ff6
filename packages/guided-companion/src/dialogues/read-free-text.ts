import { Matcher } from '@alento/domain/common/text/matcher.ts';
import { tokensOf, wordCount } from '@alento/domain/common/text/tokens.ts';
import type { Answer } from '@alento/domain/exercises/schema.ts';
import type { AskingStep } from './script.ts';
import type { Control, SharedTexts, StepText } from './texts.ts';

/** What somebody meant who typed at a step instead of choosing. */
export type Reading =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'control'; readonly control: Exclude<Control, 'yes' | 'no' | 'otherTopic'> }
  | { readonly kind: 'otherTopic' }
  | { readonly kind: 'unclear' };

interface Asked {
  readonly shared: SharedTexts;
  readonly step: AskingStep;
  readonly text: StepText | undefined;
}

/** Longer messages tell something, whatever word of control they hold. */
const longestControl = 6;
/** Where choices stand, more than this is no choice of one's own but something to talk about. */
const longestChoice = 12;
/** A number, a yes, a done: more is not meant for a scale or a clock. */
const longestMark = 7;

/** Reads what was typed at a step. Danger is assessed before, by whoever hands the words in. */
export function readFreeText({ shared, step, text }: Asked, words: string): Reading {
  const tokens = tokensOf(words);
  const length = wordCount(tokens);
  const spelled = optionsOf(text).find(([, label]) => isSame(tokensOf(label), tokens))?.[0];
  // A label that is typed in full is chosen, also where the same words could steer: "I don't know".
  if (spelled !== undefined) return { kind: 'answer', answer: chosenAt(step, [spelled]) };
  const control = length <= longestControl ? controlIn(shared, tokens) : null;
  if (control === 'otherTopic') return { kind: 'otherTopic' };
  if (control && control !== 'yes' && control !== 'no') return { kind: 'control', control };
  const written: Reading = { kind: 'answer', answer: { kind: 'text', step: step.id, text: words.trim() } };
  switch (step.kind) {
    case 'write':
      return length === 0 ? { kind: 'unclear' } : written;
    case 'rate':
      return readRating(shared, step.id, words, length);
    case 'timed':
      if (length > longestMark) return { kind: 'otherTopic' };
      return control === 'no'
        ? { kind: 'control', control: 'skip' }
        : { kind: 'answer', answer: { kind: 'done', step: step.id } };
    case 'choose':
    case 'checklist': {
      const named = optionsIn(optionsOf(text), tokens);
      if (named.length > 0) return { kind: 'answer', answer: chosenAt(step, named) };
      if (length > longestChoice) return { kind: 'otherTopic' };
      return length === 0 ? { kind: 'unclear' } : written;
    }
  }
}

function chosenAt(step: AskingStep, named: readonly string[]): Answer {
  if (step.kind === 'checklist') return { kind: 'options', step: step.id, options: [...named] };
  return { kind: 'option', step: step.id, option: named[0] ?? '' };
}

function optionsOf(text: StepText | undefined): [option: string, label: string][] {
  return text && typeof text === 'object' && 'options' in text ? Object.entries<string>(text.options) : [];
}

/** Options whose whole label was said, the longest label first; or the one whose place was named by a digit. */
function optionsIn(options: [option: string, label: string][], tokens: readonly string[]): string[] {
  const place = tokens.length === 3 ? digitIn(tokens[1] ?? '') : null;
  if (place !== null) return options.slice(Math.max(place - 1, 0), place).map(([option]) => option);
  const said = spaced(tokens.slice(1, -1));
  const labelled = options.map(([option, label]) => ({ option, label: spaced(tokensOf(label).slice(1, -1)) }));
  return labelled
    .filter(({ label }) => said.includes(label) || (said.trim().length > 2 && label.includes(said)))
    .toSorted((one, other) => other.label.length - one.label.length)
    .map(({ option }) => option);
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return spaced(one) === spaced(other);
}

function spaced(tokens: readonly string[]): string {
  return ` ${tokens.filter((token) => token !== '|').join(' ')} `;
}

function readRating(shared: SharedTexts, step: string, words: string, length: number): Reading {
  const rating = numberIn(shared, words);
  if (rating !== null && length <= longestMark) return { kind: 'answer', answer: { kind: 'rating', step, rating } };
  return length > longestMark ? { kind: 'otherTopic' } : { kind: 'unclear' };
}

/** Zero to ten, in digits of any script or in words. */
function numberIn(shared: SharedTexts, words: string): number | null {
  const tokens = tokensOf(words);
  const digits = tokens.flatMap((token) => digitIn(token) ?? []).find((value) => value <= 10);
  if (digits !== undefined) return digits;
  return readersOf(shared).numbers.find(tokens)[0]?.label ?? null;
}

function digitIn(token: string): number | null {
  const ascii = [...token.normalize('NFKC')].map((character) => digitValue(character) ?? 'x').join('');
  return /^\d{1,2}$/u.test(ascii) ? Number(ascii) : null;
}

/** Digits of every script stand in blocks of ten that begin at a multiple of their zero. */
function digitValue(character: string): number | null {
  if (!/\p{Nd}/u.test(character)) return null;
  let zero = character.codePointAt(0) ?? 0;
  const value = (): number => (character.codePointAt(0) ?? 0) - zero;
  while (value() < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return value();
}

interface Readers {
  readonly controls: Matcher<Control>;
  readonly numbers: Matcher<number>;
}

const compiled = new WeakMap<SharedTexts, Readers>();

function readersOf(shared: SharedTexts): Readers {
  const ready = compiled.get(shared);
  if (ready) return ready;
  const readers = {
    controls: new Matcher(Object.entries(shared.controls) as [Control, readonly string[]][], tokensOf),
    numbers: new Matcher(
      shared.numbers.map((patterns, number) => [number, patterns] as const),
      tokensOf,
    ),
  };
  compiled.set(shared, readers);
  return readers;
}

/** The longest thing that was said counts: "not now" is no "now". */
function controlIn(shared: SharedTexts, tokens: readonly string[]): Control | null {
  const found = readersOf(shared).controls.find(tokens);
  return found.toSorted((one, other) => other.end - other.start - (one.end - one.start))[0]?.label ?? null;
}
