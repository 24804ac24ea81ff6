import type { Lexicon, ReadToken } from './lexicon.ts';
import { anyWord, type Part, stemOf } from './pattern.ts';
import { messageEnd, messageStart, pause } from './tokens.ts';

/** A pattern that stands somewhere in a message: its place in the list, and how many words it takes. */
export interface FoundPattern {
  readonly pattern: number;
  readonly length: number;
}

/** Rows of the table: `from` up to but not including `to`. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** A word or stem by its number in the lexicon, any word, or, below that, a choice by its place among those of the table. */
type Code = number;

const anyCode: Code = -1;
const choiceCode = (place: number): Code => -2 - place;
const placeOf = (code: Code): number => -2 - code;

/** The numbers of words of which any will do. */
type Choice = readonly number[];

interface Row {
  readonly codes: readonly Code[];
  readonly pattern: number;
}

/**
 * Patterns as one sorted table of numbers. Those that begin alike lie beside each other, so what follows is looked up by
 * halving, as in a trie: tens of thousands of them as objects take many times the memory.
 */
export class PatternTable {
  readonly #lexicon: Lexicon;
  readonly #choices: readonly Choice[];
  readonly #all: Range;
  /** The parts of all rows, one after the other, and where those of each row begin. */
  readonly #codes: Int32Array;
  readonly #starts: Uint32Array;
  readonly #patterns: Uint32Array;

  constructor(patterns: readonly (readonly Part[])[], lexicon: Lexicon) {
    const { rows, choices } = toRows(patterns, lexicon);
    this.#lexicon = lexicon;
    this.#choices = choices;
    this.#all = { from: 0, to: rows.length };
    this.#codes = Int32Array.from(rows.flatMap(({ codes }) => codes));
    this.#starts = new Uint32Array(rows.length + 1);
    for (const [row, { codes }] of rows.entries()) this.#starts[row + 1] = (this.#starts[row] ?? 0) + codes.length;
    this.#patterns = Uint32Array.from(rows, ({ pattern }) => pattern);
  }

  /** The rows that begin with what a token may stand for. */
  beginningWith({ ids }: ReadToken): Range[] {
    return ids.map((id) => this.#equal(this.#all, 0, id)).filter(({ from, to }) => from < to);
  }

  ofWord(word: string): Range {
    return this.#ofId(this.#lexicon.idOf(word));
  }

  ofStem(stem: string): Range {
    return this.#ofId(this.#lexicon.idOfStem(stem));
  }

  /** The patterns among these rows that are one part long. */
  wholeOf({ from, to }: Range): number[] {
    const whole = [];
    for (let row = from; row < to && this.#lengthOf(row) === 1; row += 1) whole.push(this.#patterns[row] ?? 0);
    return whole;
  }

  /** The patterns of these rows that stand at a place, in the order of the list. */
  find(range: Range, read: readonly ReadToken[], start: number): FoundPattern[] {
    const rows: number[] = [];
    this.#follow(range, 1, (depth) => read[start + depth], rows);
    if (rows.length === 0) return [];
    const found = rows.map((row) => ({ pattern: this.#patterns[row] ?? 0, length: this.#lengthOf(row) }));
    return found.toSorted((one, other) => one.pattern - other.pattern);
  }

  /** Adds the rows of which everything from a depth on is there. */
  #follow({ from, to }: Range, depth: number, tokenAt: (depth: number) => ReadToken | undefined, rows: number[]): void {
    let row = from;
    // Those that end here come first, then those with a choice or any word.
    for (; row < to && this.#lengthOf(row) === depth; row += 1) rows.push(row);
    const token = row < to ? tokenAt(depth) : undefined;
    if (!token) return;
    for (let code = this.#codeAt(row, depth); row < to && code < 0; code = this.#codeAt(row, depth)) {
      const alike = this.#equal({ from: row, to }, depth, code);
      if (this.#isMet(code, token)) this.#follow(alike, depth + 1, tokenAt, rows);
      row = alike.to;
    }
    if (row === to) return;
    for (const id of token.ids) this.#follow(this.#equal({ from: row, to }, depth, id), depth + 1, tokenAt, rows);
  }

  #isMet(code: Code, { spellings, ids }: ReadToken): boolean {
    if (code === anyCode) return ![messageStart, messageEnd, pause].includes(spellings[0] ?? '');
    return this.#choices[placeOf(code)]?.some((id) => ids.includes(id)) ?? false;
  }

  /** Of rows that are alike up to a depth those that have a code there. */
  #equal(range: Range, depth: number, code: Code): Range {
    const from = this.#firstFrom(range, depth, code);
    return { from, to: this.#firstFrom({ from, to: range.to }, depth, code + 1) };
  }

  #firstFrom({ from, to }: Range, depth: number, code: Code): number {
    let [low, high] = [from, to];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#codeAt(middle, depth) < code) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #lengthOf(row: number): number {
    return (this.#starts[row + 1] ?? 0) - (this.#starts[row] ?? 0);
  }

  /** Before all codes where the row has ended. */
  #codeAt(row: number, depth: number): Code {
    const at = (this.#starts[row] ?? 0) + depth;
    return at < (this.#starts[row + 1] ?? 0) ? (this.#codes[at] ?? 0) : -Infinity;
  }

  #ofId(id: number | undefined): Range {
    return id === undefined ? nothing : this.#equal(this.#all, 0, id);
  }
}

const nothing: Range = { from: 0, to: 0 };

/** Sorted; a pattern that begins with a choice of words has a row for each. */
function toRows(patterns: readonly (readonly Part[])[], lexicon: Lexicon): { rows: Row[]; choices: Choice[] } {
  const choices: Choice[] = [];
  const places = new Map<string, number>();
  const codeOf = (part: Part): Code => {
    if (part === anyWord) return anyCode;
    if (typeof part === 'string') {
      const stem = stemOf(part);
      return stem === null ? lexicon.add(part) : lexicon.addStem(stem);
    }
    const key = part.join('/');
    const place = places.get(key) ?? choices.length;
    if (place === choices.length) {
      places.set(key, place);
      choices.push(part.map((word) => lexicon.add(word)));
    }
    return choiceCode(place);
  };
  const rows = patterns.flatMap(([first = '', ...rest], pattern): Row[] => {
    const following = rest.map(codeOf);
    const firsts = typeof first === 'string' ? [codeOf(first)] : first.map(codeOf);
    return firsts.map((code) => ({ codes: [code, ...following], pattern }));
  });
  return { rows: rows.toSorted(compareRows), choices };
}

function compareRows({ codes: one }: Row, { codes: other }: Row): number {
  for (const [depth, code] of one.entries()) {
    const difference = code - (other[depth] ?? -Infinity);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}
