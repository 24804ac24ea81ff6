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

interface Part {
  /** Any of them will do; none stands for every word. */
  texts: readonly string[];
  kind: 'word' | 'stem' | 'any';
}

interface Entry<Label> {
  label: Label;
  parts: readonly Part[];
}

const shortestGuessedStem = 7;

/** Finds labelled patterns in a message, in time linear in its length. */
export class Matcher<Label> {
  readonly #byWord = new Map<string, Entry<Label>[]>();
  readonly #byStem = new Map<string, Entry<Label>[]>();
  /** The same pattern may be listed twice under one label. */
  readonly #added = new Set<string>();
  readonly #spelling: SpellingIndex;
  readonly vocabulary = new Set<string>();

  constructor(groups: Iterable<readonly [Label, Patterns]>, tokenize: Tokenizer) {
    for (const [label, patterns] of groups) {
      for (const pattern of patterns) for (const parts of readPattern(pattern, tokenize)) this.#add(label, parts);
    }
    const alone = (entries: Entry<Label>[]): boolean => entries.some((entry) => entry.parts.length === 1);
    const words = [...this.#byWord].filter(([, entries]) => alone(entries)).map(([text]) => text);
    const stems = [...this.#byStem].filter(([text, entries]) => text.length >= shortestGuessedStem && alone(entries));
    this.#spelling = new SpellingIndex([...words, ...stems.map(([text]) => text)]);
  }

  #add(label: Label, parts: readonly Part[]): void {
    const first = parts[0];
    if (!first) return;
    for (const { kind, texts } of parts) if (kind === 'word') for (const text of texts) this.vocabulary.add(text);
    const index = first.kind === 'stem' ? this.#byStem : this.#byWord;
    const key = `${String(label)} ${parts.map(({ kind, texts }) => `${kind}:${texts.join('/')}`).join(' ')}`;
    if (this.#added.has(key)) return;
    this.#added.add(key);
    for (const text of first.kind === 'any' ? [''] : first.texts) {
      const entries = index.get(text);
      if (entries) entries.push({ label, parts });
      else index.set(text, [{ label, parts }]);
    }
  }

  find(tokens: readonly string[]): Match<Label>[] {
    const matches: Match<Label>[] = [];
    const read = tokens.map(expandClitics);
    for (const [start, forms] of read.entries()) {
      for (const entry of forms.flatMap((form) => this.#entriesAt(form))) {
        if (fits(entry.parts, read, start)) {
          matches.push({ label: entry.label, start, end: start + entry.parts.length });
        }
      }
    }
    return matches;
  }

  #entriesAt(token: string): Entry<Label>[] {
    const entries = [...(this.#byWord.get(token) ?? [])];
    for (let length = 1; length <= Math.min(token.length, 24); length += 1) {
      entries.push(...(this.#byStem.get(token.slice(0, length)) ?? []));
    }
    return entries;
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

  #collect(entries: Entry<Label>[] | undefined, labels: Set<Label>): void {
    for (const entry of entries ?? []) if (entry.parts.length === 1) labels.add(entry.label);
  }
}

/** A pattern as parts; several where words to choose from are of several parts themselves ("(don't/cannot) know"). */
function readPattern(pattern: string, tokenize: Tokenizer): Part[][] {
  let variants: Part[][] = [[]];
  for (const written of pattern.split(' ')) {
    const choices = written.startsWith('(') ? written.slice(1, -1).split('/') : [written];
    const read = choices.map((choice) => partsOf(choice, tokenize));
    const isPlain = read.every((parts) => parts.length === 1 && parts[0]?.kind === 'word');
    const ways = isPlain ? [[{ kind: 'word' as const, texts: read.flatMap(([part]) => part?.texts ?? []) }]] : read;
    variants = variants.flatMap((before) => ways.map((way) => [...before, ...way]));
  }
  return variants;
}

function partsOf(written: string, tokenize: Tokenizer): Part[] {
  if (written === '_') return [{ texts: [], kind: 'any' }];
  if (written === messageStart || written === messageEnd || written === pause) {
    return [{ texts: [written], kind: 'word' }];
  }
  const isStem = written.endsWith('*');
  const words = isStem ? tokensOf(written) : tokenize(written);
  const inner = words.slice(1, -1).filter((word) => word !== pause);
  const isBegun = (text: string, index: number): boolean =>
    isStem && index === inner.length - 1 && !isReadByCharacter(text);
  return inner.map((text, index) => ({ texts: [text], kind: isBegun(text, index) ? 'stem' : 'word' }));
}

function fits(parts: readonly Part[], read: readonly (readonly string[])[], start: number): boolean {
  return parts.every(({ kind, texts }, offset) => {
    const forms = read[start + offset];
    if (forms === undefined) return false;
    if (kind === 'word') return texts.some((text) => forms.includes(text));
    if (kind === 'stem') return texts.some((text) => forms.some((form) => form.startsWith(text)));
    return !forms.includes(messageStart) && !forms.includes(messageEnd) && !forms.includes(pause);
  });
}
