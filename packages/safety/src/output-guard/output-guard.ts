import { guardCategories, type GuardCategory } from './categories.ts';
import type { GuardWords } from './guard-words.ts';
import { normalise } from './normalise.ts';
import { opens } from './openings.ts';
import { pieceAt, type Piece } from './pieces.ts';
import type { GuardLexicon } from './rules.ts';
import { SentenceReader } from './sentence-reader.ts';
import { containsAddress } from './web-address.ts';
import { containsNumber } from './written-numbers.ts';

export interface GuardOptions {
  /** The conversation's language first, then others the reply may use. */
  readonly lexicons: readonly [GuardLexicon, ...GuardLexicon[]];
  /** Whether text is released only in whole sentences: from tier 2 on. */
  readonly wholeSentences: boolean;
  /** Guesses other languages a sentence may be written in. */
  readonly lexiconsFor?: ((sentence: string) => readonly GuardLexicon[]) | undefined;
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
 * Filters a model's reply as it streams: text is released as soon as it cannot become part of a forbidden phrase any more, and
 * a forbidden sentence is replaced. The result does not depend on how the stream is chunked. How it works and where it fails:
 * docs/safety/output-guard.md.
 */
export class OutputGuard implements ReplyGuard {
  /** The category of each sentence held back. */
  readonly findings: GuardCategory[] = [];
  readonly #options: GuardOptions;
  readonly #words: GuardWords;
  /** The current sentence and unread text; how far it has been read, and how far released. */
  #text = '';
  #read = 0;
  #passed = 0;
  #readers: readonly SentenceReader[];
  #numberFrom: number | null = null;
  /** Whether the sentence begins like a forbidden one: it is then released or replaced as a whole. */
  #isOpening = false;
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
    return this.#options.lexicons.map((lexicon) => new SentenceReader(lexicon));
  }

  #readOn(isLast: boolean): string {
    let passed = '';
    for (let next = pieceAt(this.#text, this.#read); next; next = pieceAt(this.#text, this.#read)) {
      const isGrown = isLast || this.#isGrown(next);
      if (this.#endsBefore(next) && (isGrown || next.kind === 'word')) passed += this.#finishSentence();
      if (this.isOver) return passed;
      if (!isGrown) break;
      this.#take(next);
      passed += this.#pass(this.#safeUntil());
    }
    return passed + this.#pass(this.#safeAhead());
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
    const place = this.#read;
    this.#read += text.length;
    if (kind === 'space') {
      // A line may break within a sentence; a paragraph ends one.
      if (/\n\s*\n/u.test(text)) this.#end = 'sure';
    } else if (kind === 'word') {
      this.#end = 'none';
      this.#isQuestion = false;
      if (this.#isFirstWord(place)) this.#isOpening = opens(text);
      if (/^[\p{Nd}\p{No}]/u.test(text)) this.#numberFrom ??= place;
      for (const reader of this.#readers) reader.word(text, place);
    } else this.#takeMark(text, place);
  }

  #takeMark(mark: string, place: number): void {
    if (hardEnd.test(mark)) this.#end = 'sure';
    else if (softEnd.test(mark) && this.#end === 'none') this.#end = 'soft';
    if (/[?？؟]/u.test(mark)) this.#isQuestion = true;
    if (mark === '+') this.#numberFrom ??= place;
    if (hardEnd.test(mark) || softEnd.test(mark) || pauseMark.test(mark)) {
      for (const reader of this.#readers) reader.pause();
    }
  }

  #isFirstWord(place: number): boolean {
    return !/[\p{L}\p{N}]/u.test(this.#text.slice(0, place));
  }

  /** How far the sentence may be released. */
  #safeUntil(): number {
    if (this.#options.wholeSentences || this.#isOpening) return 0;
    return Math.min(this.#read, this.#numberFrom ?? this.#read, ...this.#readers.map((reader) => reader.heldFrom));
  }

  /** The same, including an incomplete word that cannot become a forbidden one. */
  #safeAhead(): number {
    const until = this.#safeUntil();
    if (until < this.#read || this.#options.wholeSentences) return until;
    const unread = this.#text.slice(this.#read);
    // After a sentence's first word alone, its continuation is unknown.
    if (this.#isFirstWord(this.#read) && unread.trim() !== '' && /^[\p{L}\p{M}]/u.test(unread)) return until;
    return this.#mayBegin(unread) ? until : this.#text.length;
  }

  #mayBegin(unread: string): boolean {
    if (unread.trim() === '') return false;
    if (!/^[\p{L}\p{M}]+$/u.test(unread)) return true;
    return this.#readers.some((reader) => reader.mayBegin(unread));
  }

  #pass(until: number): string {
    if (until <= this.#passed) return '';
    const passed = this.#text.slice(this.#passed, until);
    this.#passed = until;
    return passed;
  }

  #finishSentence(): string {
    const sentence = this.#text.slice(0, this.#read);
    const found = this.#findingsIn(sentence);
    const passed = found === undefined ? this.#pass(this.#read) : this.#replace(found, sentence);
    this.#text = this.#text.slice(this.#read);
    this.#passed = Math.max(0, this.#passed - this.#read);
    this.#read = 0;
    this.#readers = this.#newReaders();
    this.#numberFrom = null;
    this.#isOpening = false;
    this.#end = 'none';
    this.#isQuestion = false;
    return passed;
  }

  #findingsIn(sentence: string): GuardCategory | undefined {
    const meant = normalise(sentence);
    const found = new Set(this.#readers.flatMap((reader) => reader.findings(this.#isQuestion)));
    const others = this.#options.lexiconsFor?.(meant) ?? [];
    const again = meant === sentence.trim() ? others : [...this.#options.lexicons, ...others];
    const readers = [...this.#readers, ...again.map((lexicon) => readAll(lexicon, meant))];
    for (const reader of readers.slice(this.#readers.length))
      for (const category of reader.findings(this.#isQuestion)) found.add(category);
    const isNearCall = readers.some((reader) => reader.speaksOfCalling);
    const units = this.#options.lexicons.flatMap((lexicon) => lexicon.units);
    if (containsNumber(meant, { isNearCall, units }) || containsAddress(meant)) found.add('phone');
    return guardCategories.find((category) => found.has(category));
  }

  /** The replacement for the rest of a sentence; each category is answered once per reply. */
  #replace(category: GuardCategory, sentence: string): string {
    this.findings.push(category);
    const opening = sentence.slice(0, this.#passed).trim() === '' ? '' : '… ';
    const space = /\s*$/u.exec(sentence)?.[0] ?? '';
    this.#passed = this.#read;
    if (this.isOver) return opening + this.#words.closing;
    if (this.#replied.has(category)) return opening === '' ? '' : `…${space}`;
    this.#replied.add(category);
    return opening + this.#words.replies[category] + space;
  }
}

/** The high surrogate of a character split between two chunks. */
function isHalf(character: string | undefined): boolean {
  return character !== undefined && character >= '\ud800' && character <= '\udbff';
}

/** Reads a whole sentence. */
function readAll(lexicon: GuardLexicon, sentence: string): SentenceReader {
  const reader = new SentenceReader(lexicon);
  let at = 0;
  for (let piece = pieceAt(sentence, at); piece; piece = pieceAt(sentence, at)) {
    if (piece.kind === 'word') reader.word(piece.text, at);
    else if (
      piece.kind === 'mark' &&
      (hardEnd.test(piece.text) || softEnd.test(piece.text) || pauseMark.test(piece.text))
    )
      reader.pause();
    at += piece.text.length;
  }
  return reader;
}
