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

/** What begins with the same words. */
interface Branch<Label> {
  /** Those that no certain word has to follow; all of them where they are few. */
  readonly open: readonly Entry<Label>[];
  /** The others, by the word that follows: common words begin hundreds. */
  readonly byNext: ReadonlyMap<string, Branch<Label>> | null;
}

const shortestGuessedStem = 7;

/** So few that begin alike are compared one by one: a map for them would take more memory than they do. */
const few = 12;

/** What is known while patterns are added. */
interface Adding<Label> {
  byWord: Map<string, Entry<Label>[]>;
  byStem: Map<string, Entry<Label>[]>;
  /** The same pattern may be listed twice under one label. */
  keys: Set<string>;
  /** The same words stand in many patterns. */
  parts: Map<string, Part>;
}

const keyOf = (part: Part): string => (typeof part === 'string' ? part : part.join('/'));

/** Finds labelled patterns in a message, in time linear in its length. */
export class Matcher<Label> {
  readonly #byWord: ReadonlyMap<string, Branch<Label>>;
  readonly #byStem: ReadonlyMap<string, Branch<Label>>;
  readonly #spelling: SpellingIndex;

  constructor(groups: Iterable<readonly [Label, Patterns]>, tokenize: Tokenizer) {
    const adding: Adding<Label> = { byWord: new Map(), byStem: new Map(), keys: new Set(), parts: new Map() };
    for (const [label, patterns] of groups) {
      for (const pattern of patterns)
        for (const parts of readPattern(pattern, tokenize)) addPattern(label, parts, adding);
    }
    this.#byWord = toBranches(adding.byWord, 1);
    this.#byStem = toBranches(adding.byStem, 1);
    const words = [...this.#byWord].filter(([, branch]) => isWhole(branch)).map(([text]) => text);
    const stems = [...this.#byStem].filter(([text, branch]) => text.length >= shortestGuessedStem && isWhole(branch));
    this.#spelling = new SpellingIndex([...words, ...stems.map(([text]) => text)]);
  }

  /** Every whole word of the patterns. */
  get vocabulary(): Set<string> {
    const words = new Set<string>();
    for (const index of [this.#byWord, this.#byStem])
      for (const branch of index.values())
        for (const { parts } of everyEntry(branch))
          for (const part of parts) for (const word of wordsOf(part)) words.add(word);
    return words;
  }

  find(tokens: readonly string[]): Match<Label>[] {
    const matches: Match<Label>[] = [];
    const read = formsOf(tokens);
    // A message that says the same over and over begins with the same. Of the same word the forms are the same list.
    const known = new Map<Forms, Branch<Label>[]>();
    for (const [start, forms] of read.entries()) {
      for (const branch of getOrAdd(known, forms, () => forms.flatMap((form) => this.#branchesOf(form)))) {
        for (const { label, parts } of entriesAt(branch, read, start))
          matches.push({ label, start, end: start + parts.length });
      }
    }
    return matches;
  }

  #branchesOf(token: string): Branch<Label>[] {
    const branches = [this.#byWord.get(token)];
    for (let length = 1; length <= Math.min(token.length, 24); length += 1)
      branches.push(this.#byStem.get(token.slice(0, length)));
    return branches.filter((branch) => branch !== undefined);
  }

  /** Whether the token alone is one of the patterns. */
  knows(token: string): boolean {
    return expandClitics(token).some((form) => this.#branchesOf(form).some(isWhole));
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

function addPattern<Label>(
  label: Label,
  read: readonly Part[],
  { byWord, byStem, keys, parts: known }: Adding<Label>,
): void {
  const parts = read.map((part) => getOrAdd(known, keyOf(part), () => part));
  const first = parts[0];
  if (!first) return;
  const key = `${String(label)} ${parts.map(keyOf).join(' ')}`;
  if (keys.has(key)) return;
  keys.add(key);
  const entry = { label, parts, order: keys.size };
  const stem = stemOf(first);
  if (stem !== null) getOrAdd(byStem, stem, () => []).push(entry);
  else for (const text of first === anyWord ? [''] : wordsOf(first)) getOrAdd(byWord, text, () => []).push(entry);
}

/** The same list without the room for more that pushing leaves: V8 keeps seventeen places from the first on. */
const exact = <Item>(list: readonly Item[]): Item[] => list.map((item) => item);

function toBranches<Label>(lists: ReadonlyMap<string, Entry<Label>[]>, depth: number): Map<string, Branch<Label>> {
  return new Map([...lists].map(([word, entries]) => [word, toBranch(entries, depth)]));
}

/** What begins with the same words, as many as `depth`, told apart by what follows. */
function toBranch<Label>(entries: readonly Entry<Label>[], depth: number): Branch<Label> {
  if (entries.length <= few) return { open: exact(entries), byNext: null };
  const open: Entry<Label>[] = [];
  const lists = new Map<string, Entry<Label>[]>();
  for (const entry of entries) {
    const next = entry.parts[depth];
    const following = next === undefined ? [] : wordsOf(next);
    if (following.length === 0) open.push(entry);
    else for (const word of following) getOrAdd(lists, word, () => []).push(entry);
  }
  return { open: exact(open), byNext: lists.size === 0 ? null : toBranches(lists, depth + 1) };
}

/** Whether the word alone is a pattern. */
function isWhole<Label>({ open }: Branch<Label>): boolean {
  return open.some(({ parts }) => parts.length === 1);
}

function everyEntry<Label>({ open, byNext }: Branch<Label>): Entry<Label>[] {
  return [...open, ...[...(byNext?.values() ?? [])].flatMap(everyEntry)];
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

/** What of a branch stands at a place, in the order of the patterns. */
function entriesAt<Label>(branch: Branch<Label>, read: readonly Forms[], start: number): Entry<Label>[] {
  const met: Entry<Label>[] = [];
  collect(branch, 1);
  return met.length < 2 ? met : [...new Set(met)].toSorted((one, other) => one.order - other.order);

  function collect({ open, byNext }: Branch<Label>, depth: number): void {
    for (const entry of open) if (fits(entry.parts, read, start)) met.push(entry);
    if (!byNext) return;
    for (const word of read[start + depth] ?? noForms) {
      const next = byNext.get(word);
      if (next) collect(next, depth + 1);
    }
  }
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

/** What a word may stand for. */
type Forms = readonly string[];

const noForms: Forms = [];

/** Many matchers read the same message. */
const formsOfTokens = new WeakMap<readonly string[], readonly Forms[]>();

function formsOf(tokens: readonly string[]): readonly Forms[] {
  const read = formsOfTokens.get(tokens);
  if (read) return read;
  const known = new Map<string, Forms>();
  const forms = tokens.map((token) => getOrAdd(known, token, () => expandClitics(token)));
  formsOfTokens.set(tokens, forms);
  return forms;
}

/** Whether what follows the first part is there as well; that one led here. */
function fits(parts: readonly Part[], read: readonly Forms[], start: number): boolean {
  for (let offset = 1; offset < parts.length; offset += 1) {
    const [part, forms] = [parts[offset], read[start + offset]];
    if (!part || !forms || !isMet(part, forms)) return false;
  }
  return true;
}

function isMet(part: Part, forms: Forms): boolean {
  if (part === anyWord) return !forms.includes(messageStart) && !forms.includes(messageEnd) && !forms.includes(pause);
  // Asked for every pattern at every word, so nothing is made for it.
  if (typeof part !== 'string') return part.some((word) => forms.includes(word));
  if (!part.endsWith('*')) return forms.includes(part);
  const stem = part.slice(0, -1);
  return forms.some((form) => form.startsWith(stem));
}
