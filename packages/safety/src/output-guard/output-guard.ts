import { guardCategories, type GuardCategory } from './categories.ts';
import type { GuardWords } from './guard-words.ts';
import { acquits, type Judgement } from './judge-intent.ts';
import { normalise } from './normalise.ts';
import { pieceAt, type Piece } from './pieces.ts';
import type { GuardLexicon } from './rules.ts';
import { SentenceReader } from './sentence-reader.ts';
import { containsAddress } from './web-address.ts';
import { containsNumber } from './written-numbers.ts';

export interface GuardOptions {
  /** The conversation's language first, then others the reply may use. */
  readonly lexicons: readonly [GuardLexicon, ...GuardLexicon[]];
  /** Reads a sentence whatever its words. */
  readonly read?: ((sentence: string) => SentenceReading) | undefined;
  /** The digits of the numbers that a reply may name. */
  readonly numbers?: ReadonlySet<string> | undefined;
}

export interface SentenceReading {
  /** Of other languages that it may be written in. */
  readonly lexicons?: readonly GuardLexicon[];
  /** What it means. */
  readonly judged?: Judgement;
}

/** The filter between an engine and the user. */
export interface ReplyGuard {
  /** The category of each sentence held back. */
  readonly findings: readonly GuardCategory[];
  /** Whether the reply was ended: nothing is released any more. */
  readonly isOver: boolean;
  /** Takes the next text of the reply and returns what may be shown now. */
  push(chunk: string): string;
  /** Releases held-back text when the reply is complete. */
  flush(): string;
}

/** After this many replaced sentences the reply is ended. */
export const mostFindings = 3;

/** The longest sentence read as one, in words. */
const longestSentence = 240;

const hardEnd = /[。！？｡।॥؟۔!?]/u;
const softEnd = /\./u;
const pauseMark = /[,;:()—–…、，；：（），،؛]/u;
const closingMark = /["'”’»)\]」』）*_]/u;

/**
 * Filters a model's reply as it streams: text is released sentence by sentence, and a forbidden sentence is replaced. The
 * result does not depend on how the stream is chunked. How it works and where it fails: docs/safety/output-guard.md.
 */
export class OutputGuard implements ReplyGuard {
  /** The category of each sentence held back. */
  readonly findings: GuardCategory[] = [];
  readonly #options: GuardOptions;
  readonly #words: GuardWords;
  /** The current sentence and unread text, and how far it has been read. */
  #text = '';
  #read = 0;
  #readers: readonly SentenceReader[];
  #end: 'none' | 'soft' | 'sure' = 'none';
  #isQuestion = false;
  readonly #replied = new Set<GuardCategory>();

  constructor(options: GuardOptions) {
    this.#options = options;
    this.#words = options.lexicons[0].words;
    this.#readers = this.#newReaders();
  }

  /** Whether the reply was ended: nothing is released any more. */
  get isOver(): boolean {
    return this.findings.length >= mostFindings;
  }

  /** Takes the next text of the reply and returns what may be shown now. */
  push(chunk: string): string {
    if (this.isOver) return '';
    this.#text += chunk;
    return this.#readOn(false);
  }

  /** Releases held-back text when the reply is complete. */
  flush(): string {
    if (this.isOver) return '';
    const passed = this.#readOn(true);
    return this.isOver ? passed : passed + this.#finishSentence();
  }

  #newReaders(): SentenceReader[] {
    return this.#options.lexicons.map((lexicon) => new SentenceReader(lexicon, this.#options.numbers));
  }

  #readOn(isLast: boolean): string {
    let passed = '';
    for (let next = pieceAt(this.#text, this.#read); next; next = pieceAt(this.#text, this.#read)) {
      const isGrown = isLast || this.#isGrown(next);
      if (this.#endsBefore(next) && (isGrown || next.kind === 'word')) passed += this.#finishSentence();
      if (this.isOver) return passed;
      if (!isGrown) break;
      this.#take(next);
    }
    return passed;
  }

  /** Whether later text can no longer change a piece. */
  #isGrown({ text }: Piece): boolean {
    const end = this.#read + text.length;
    return end < this.#text.length - 1 || (end < this.#text.length && !isHalf(this.#text[end]));
  }

  #endsBefore({ text, kind }: Piece): boolean {
    if (this.#readers[0] && this.#readers[0].wordCount >= longestSentence) return true;
    if (this.#end === 'none' || kind === 'space') return false;
    if (kind === 'mark' && (hardEnd.test(text) || softEnd.test(text) || closingMark.test(text))) {
      return this.#endsInSpace();
    }
    return this.#end === 'sure' || this.#endsInSpace();
  }

  #endsInSpace(): boolean {
    return /\s/u.test(this.#text[this.#read - 1] ?? '');
  }

  #take({ text, kind }: Piece): void {
    this.#read += text.length;
    if (kind === 'space') {
      // A line may break within a sentence; a paragraph ends one.
      if (/\n\s*\n/u.test(text)) this.#end = 'sure';
    } else if (kind === 'word') {
      this.#end = 'none';
      this.#isQuestion = false;
      for (const reader of this.#readers) reader.word(text);
    } else this.#takeMark(text);
  }

  #takeMark(mark: string): void {
    if (hardEnd.test(mark)) this.#end = 'sure';
    else if (softEnd.test(mark) && this.#end === 'none') this.#end = 'soft';
    if (/[?？؟]/u.test(mark)) this.#isQuestion = true;
    if (hardEnd.test(mark) || softEnd.test(mark) || pauseMark.test(mark)) {
      for (const reader of this.#readers) reader.pause();
    }
  }

  #finishSentence(): string {
    const sentence = this.#text.slice(0, this.#read);
    const found = this.#findingsIn(sentence);
    this.#text = this.#text.slice(this.#read);
    this.#read = 0;
    this.#readers = this.#newReaders();
    this.#end = 'none';
    this.#isQuestion = false;
    return found === undefined ? sentence : this.#replace(found, sentence);
  }

  #findingsIn(sentence: string): GuardCategory | undefined {
    const meant = normalise(sentence);
    const { lexicons: others = [], judged } = this.#options.read?.(meant) ?? {};
    const again = meant === sentence.trim() ? others : [...this.#options.lexicons, ...others];
    const readers = [...this.#readers, ...again.map((lexicon) => readAll(lexicon, meant, this.#options.numbers))];
    const found = new Set(readers.flatMap((reader) => reader.findings(this.#isQuestion)));
    const isNumber = this.#namesNumber(meant, readers, found.delete('phone'));
    for (const category of found) if (judged && acquits(judged)) found.delete(category);
    if (judged && judged.score > 0 && found.size === 0) found.add(judged.category);
    if (isNumber) found.add('phone');
    return guardCategories.find((category) => found.has(category));
  }

  /** Whether a sentence names an address or a number, by rules or by its shape, that is none of those it may name. */
  #namesNumber(meant: string, readers: readonly SentenceReader[], isByRules: boolean): boolean {
    const { lexicons, numbers } = this.#options;
    const written = meant.match(/\d+/gu) ?? [];
    const isAllowed = written.length > 0 && written.every((digits) => numbers?.has(digits));
    const isNearCall = readers.some((reader) => reader.speaksOfCalling);
    const units = lexicons.flatMap((lexicon) => lexicon.units);
    const isNumber = containsNumber(meant, { isNearCall, units, allowed: numbers });
    return (isByRules && !isAllowed) || isNumber || containsAddress(meant);
  }

  /** What stands in the place of a sentence; each category is answered once per reply. */
  #replace(category: GuardCategory, sentence: string): string {
    this.findings.push(category);
    if (this.isOver) return this.#words.closing;
    if (this.#replied.has(category)) return '';
    this.#replied.add(category);
    return this.#words.replies[category] + (/\s*$/u.exec(sentence)?.[0] ?? '');
  }
}

/** The high surrogate of a character split between two chunks. */
function isHalf(character: string | undefined): boolean {
  return character !== undefined && character >= '\ud800' && character <= '\udbff';
}

/** Reads a whole sentence. */
function readAll(lexicon: GuardLexicon, sentence: string, numbers?: ReadonlySet<string>): SentenceReader {
  const reader = new SentenceReader(lexicon, numbers);
  let at = 0;
  for (let piece = pieceAt(sentence, at); piece; piece = pieceAt(sentence, at)) {
    if (piece.kind === 'word') reader.word(piece.text);
    else if (
      piece.kind === 'mark' &&
      (hardEnd.test(piece.text) || softEnd.test(piece.text) || pauseMark.test(piece.text))
    )
      reader.pause();
    at += piece.text.length;
  }
  return reader;
}
