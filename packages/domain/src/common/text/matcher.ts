import { expandClitics } from './clitics.ts';
import { SpellingIndex } from './spelling.ts';
import { isReadByCharacter, messageEnd, messageStart, pause, tokensOf, type Tokenizer } from './tokens.ts';

/**
 * Ways to say something, one per line of a content file: words, `stem*`, phrases, `_` for any one word,
 * `^` and `$` for the beginning and the end of a message, `|` for a pause within it, `(one/other)` for one of several words.
 * In scripts without spaces a pattern matches wherever its characters stand, and `_` is any one of them.
 */
export type Patterns = readonly string[];

export interface Match<Label> {
  label: Label;
  start: number;
  end: number;
}

/**
 * A word as it is, `stem*`, `_` for every word, or several words of which any will do. As plain strings, since there are tens of
 * thousands of them: as objects they took three times the memory.
 */
type Part = string | readonly string[];

const anyWord = '_';
const stemOf = (part: Part): string | null =>
  typeof part === 'string' && part.endsWith('*') ? part.slice(0, -1) : null;
const wordsOf = (part: Part): readonly string[] => {
  if (typeof part !== 'string') return part;
  return part === anyWord || part.endsWith('*') ? [] : [part];
};

interface Entry<Label> {
  label: Label;
  parts: readonly Part[];
  /** The place in the list of patterns. */
  order: number;
}

/** What begins with the same word or stem. */
interface Branch<Label> {
  /** Those that no certain word has to follow; all of them where they are few. */
  open: Entry<Label>[];
  /** The others, by the word that follows: common words begin hundreds. */
  byNext: Map<string, Entry<Label>[]> | null;
}

const shortestGuessedStem = 7;

/** So few that begin alike are compared one by one: a map for them would take more memory than they do. */
const few = 12;

/** What is known while patterns are added. */
interface Adding {
  /** The same pattern may be listed twice under one label. */
  keys: Set<string>;
  /** The same words stand in many patterns. */
  parts: Map<string, Part>;
}

const keyOf = (part: Part): string => (typeof part === 'string' ? part : part.join('/'));

/** Finds labelled patterns in a message, in time linear in its length. */
export class Matcher<Label> {
  readonly #byWord = new Map<string, Branch<Label>>();
  readonly #byStem = new Map<string, Branch<Label>>();
  readonly #spelling: SpellingIndex;

  constructor(groups: Iterable<readonly [Label, Patterns]>, tokenize: Tokenizer) {
    const adding: Adding = { keys: new Set(), parts: new Map() };
    for (const [label, patterns] of groups) {
      for (const pattern of patterns)
        for (const parts of readPattern(pattern, tokenize)) this.#add(label, parts, adding);
    }
    for (const index of [this.#byWord, this.#byStem]) for (const branch of index.values()) settle(branch);
    const alone = ({ open }: Branch<Label>): boolean => open.some((entry) => entry.parts.length === 1);
    const words = [...this.#byWord].filter(([, branch]) => alone(branch)).map(([text]) => text);
    const stems = [...this.#byStem].filter(([text, branch]) => text.length >= shortestGuessedStem && alone(branch));
    this.#spelling = new SpellingIndex([...words, ...stems.map(([text]) => text)]);
  }

  #add(label: Label, read: readonly Part[], { keys, parts: known }: Adding): void {
    const parts = read.map((part) => getOrAdd(known, keyOf(part), () => part));
    const first = parts[0];
    if (!first) return;
    const stem = stemOf(first);
    const index = stem === null ? this.#byWord : this.#byStem;
    const beginnings = stem === null ? (first === anyWord ? [''] : wordsOf(first)) : [stem];
    const key = `${String(label)} ${parts.map(keyOf).join(' ')}`;
    if (keys.has(key)) return;
    keys.add(key);
    const entry = { label, parts, order: keys.size };
    for (const text of beginnings) {
      const branch = getOrAdd(index, text, () => ({ open: [], byNext: null }));
      const next = parts[1];
      const following = next === undefined ? [] : wordsOf(next);
      if (following.length === 0) branch.open.push(entry);
      else for (const word of following) getOrAdd((branch.byNext ??= new Map()), word, () => []).push(entry);
    }
  }

  /** Every whole word of the patterns. */
  get vocabulary(): Set<string> {
    const words = new Set<string>();
    for (const index of [this.#byWord, this.#byStem])
      for (const { open, byNext } of index.values())
        for (const { parts } of [...open, ...[...(byNext?.values() ?? [])].flat()])
          for (const part of parts) for (const word of wordsOf(part)) words.add(word);
    return words;
  }

  find(tokens: readonly string[]): Match<Label>[] {
    const matches: Match<Label>[] = [];
    const read = formsOf(tokens);
    // A message that says the same over and over asks for the same entries.
    const known = new Map<string, Entry<Label>[]>();
    for (const [start, forms] of read.entries()) {
      const next = read[start + 1] ?? [];
      for (const form of forms) {
        const entries = getOrAdd(known, `${form} ${next.join(' ')}`, () => this.#entriesAt(form, next));
        for (const { label, parts } of entries) {
          if (fits(parts, read, start)) matches.push({ label, start, end: start + parts.length });
        }
      }
    }
    return matches;
  }

  #entriesAt(token: string, next: readonly string[]): Entry<Label>[] {
    const entries = entriesOf(this.#byWord.get(token), next);
    for (let length = 1; length <= Math.min(token.length, 24); length += 1) {
      const branch = this.#byStem.get(token.slice(0, length));
      if (branch) entries.push(...entriesOf(branch, next));
    }
    return entries;
  }

  /** Whether the token alone is one of the patterns. */
  knows(token: string): boolean {
    return expandClitics(token).some((form) => this.#entriesAt(form, []).some(({ parts }) => parts.length === 1));
  }

  /** Single words that the token is probably a misspelling of. */
  guess(token: string): Label[] {
    const labels = new Set<Label>();
    for (const word of this.#spelling.near(token)) this.#collect(this.#byWord.get(word), labels);
    for (let length = shortestGuessedStem - 1; length <= Math.min(token.length, 20); length += 1) {
      for (const stem of this.#spelling.near(token.slice(0, length))) this.#collect(this.#byStem.get(stem), labels);
    }
    return [...labels];
  }

  #collect(branch: Branch<Label> | undefined, labels: Set<Label>): void {
    for (const entry of branch?.open ?? []) if (entry.parts.length === 1) labels.add(entry.label);
  }
}

/** The same list without the room for more that pushing leaves: V8 keeps seventeen places from the first on. */
const exact = <Item>(list: readonly Item[]): Item[] => list.map((item) => item);

/** Lets go of what a branch was given room to grow by. */
function settle<Label>(branch: Branch<Label>): void {
  const { open, byNext } = branch;
  const all = byNext ? new Set([...open, ...[...byNext.values()].flat()]) : null;
  if (all && all.size <= few) {
    branch.open = exact([...all].toSorted((one, other) => one.order - other.order));
    branch.byNext = null;
    return;
  }
  branch.open = exact(open);
  if (byNext) for (const [word, entries] of byNext) byNext.set(word, exact(entries));
}

/** A pattern as parts; several where words to choose from are of several parts themselves ("(don't/cannot) know"). */
function readPattern(pattern: string, tokenize: Tokenizer): Part[][] {
  let variants: Part[][] = [[]];
  for (const written of pattern.split(' ')) {
    const choices = written.startsWith('(') ? written.slice(1, -1).split('/') : [written];
    const read = choices.map((choice) => partsOf(choice, tokenize));
    const plain = read.flatMap((parts) => (parts.length === 1 ? parts.flatMap(wordsOf) : []));
    const isPlain = plain.length === read.length && read.length > 0;
    const ways: Part[][] = isPlain ? [[plain.length === 1 ? (plain[0] ?? '') : plain]] : read;
    variants = variants.flatMap((before) => ways.map((way) => [...before, ...way]));
  }
  return variants;
}

function partsOf(written: string, tokenize: Tokenizer): Part[] {
  if (written === anyWord || written === messageStart || written === messageEnd || written === pause) return [written];
  const isOfStem = stemOf(written) !== null;
  const words = isOfStem ? tokensOf(written) : tokenize(written);
  const inner = words.slice(1, -1).filter((word) => word !== pause);
  const isBegun = (text: string, index: number): boolean =>
    isOfStem && index === inner.length - 1 && !isReadByCharacter(text);
  return inner.map((text, index) => (isBegun(text, index) ? `${text}*` : text));
}

/** In the order of the patterns. */
function entriesOf<Label>(branch: Branch<Label> | undefined, next: readonly string[]): Entry<Label>[] {
  if (!branch) return [];
  const { byNext } = branch;
  const following = byNext ? next.flatMap((word) => byNext.get(word) ?? []) : [];
  if (following.length === 0) return [...branch.open];
  return [...new Set([...branch.open, ...following])].toSorted((one, other) => one.order - other.order);
}

function getOrAdd<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

type Forms = readonly (readonly string[])[];

/** Many matchers read the same message. */
const formsOfTokens = new WeakMap<readonly string[], Forms>();

function formsOf(tokens: readonly string[]): Forms {
  let forms = formsOfTokens.get(tokens);
  if (!forms) formsOfTokens.set(tokens, (forms = tokens.map(expandClitics)));
  return forms;
}

/** Whether what follows the first part is there as well; that one led here. */
function fits(parts: readonly Part[], read: Forms, start: number): boolean {
  for (let offset = 1; offset < parts.length; offset += 1) {
    const [part, forms] = [parts[offset], read[start + offset]];
    if (!part || !forms || !isMet(part, forms)) return false;
  }
  return true;
}

function isMet(part: Part, forms: readonly string[]): boolean {
  if (part === anyWord) return !forms.includes(messageStart) && !forms.includes(messageEnd) && !forms.includes(pause);
  const stem = stemOf(part);
  if (stem === null) return wordsOf(part).some((word) => forms.includes(word));
  return forms.some((form) => form.startsWith(stem));
}
