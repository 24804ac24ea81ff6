import { Lexicon, type ReadToken } from './lexicon.ts';
import { type Part, type Patterns, readPattern, stemOf, wordsOf } from './pattern.ts';
import { PatternTable, type Range } from './pattern-table.ts';
import { SpellingIndex } from './spelling.ts';
import type { Tokenizer } from './tokens.ts';

export interface Match<Label> {
  label: Label;
  start: number;
  end: number;
}

const shortestGuessedStem = 7;
const longestGuessed = 20;

/** Finds labelled patterns in a message, in time linear in its length. */
export class Matcher<Label> {
  readonly #lexicon: Lexicon;
  readonly #table: PatternTable;
  /** Of each pattern. */
  readonly #labels: readonly Label[];
  readonly #spelling: SpellingIndex;

  /** @param lexicon of the language, so that a message is read once for all that is looked for in it. */
  constructor(groups: Iterable<readonly [Label, Patterns]>, tokenize: Tokenizer, lexicon = new Lexicon()) {
    const { patterns, labels } = readGroups(groups, tokenize);
    this.#lexicon = lexicon;
    this.#labels = labels;
    this.#table = new PatternTable(patterns, lexicon);
    const alone = patterns.filter(({ length }) => length === 1).flat();
    const stems = alone.map(stemOf).filter((stem) => stem !== null);
    const longStems = stems.filter(({ length }) => length >= shortestGuessedStem);
    this.#spelling = new SpellingIndex([...alone.flatMap(wordsOf), ...longStems]);
  }

  find(tokens: readonly string[]): Match<Label>[] {
    const matches: Match<Label>[] = [];
    const read = this.#lexicon.read(tokens);
    // A message that says the same over and over asks for the same rows.
    const known = new Map<ReadToken, Range[]>();
    read.forEach((token, start) => {
      const ranges = known.get(token) ?? this.#table.beginningWith(token);
      known.set(token, ranges);
      for (const range of ranges) {
        for (const { pattern, length } of this.#table.find(range, read, start))
          matches.push({ label: this.#labelOf(pattern), start, end: start + length });
      }
    });
    return matches;
  }

  /** Whether the token alone is one of the patterns. */
  knows(token: string): boolean {
    const ranges = this.#table.beginningWith(this.#lexicon.readToken(token));
    return ranges.some((range) => this.#table.wholeOf(range).length > 0);
  }

  /** Single words that the token is probably a misspelling of. */
  guess(token: string): Label[] {
    const ranges = this.#spelling.near(token).map((word) => this.#table.ofWord(word));
    for (let length = shortestGuessedStem - 1; length <= Math.min(token.length, longestGuessed); length += 1) {
      ranges.push(...this.#spelling.near(token.slice(0, length)).map((stem) => this.#table.ofStem(stem)));
    }
    const patterns = ranges.flatMap((range) => this.#table.wholeOf(range));
    return [...new Set(patterns.map((pattern) => this.#labelOf(pattern)))];
  }

  #labelOf(pattern: number): Label {
    // The table was made of as many patterns as there are labels.
    return this.#labels[pattern] as Label;
  }
}

/** Every pattern once under each label, with the label of each. */
function readGroups<Label>(
  groups: Iterable<readonly [Label, Patterns]>,
  tokenize: Tokenizer,
): { patterns: Part[][]; labels: Label[] } {
  const patterns: Part[][] = [];
  const labels: Label[] = [];
  const keys = new Set<string>();
  for (const [label, written] of groups) {
    for (const parts of written.flatMap((pattern) => readPattern(pattern, tokenize))) {
      const key = `${String(label)} ${parts.map((part) => (typeof part === 'string' ? part : part.join('/'))).join(' ')}`;
      if (parts.length === 0 || keys.has(key)) continue;
      keys.add(key);
      patterns.push(parts);
      labels.push(label);
    }
  }
  return { patterns, labels };
}
