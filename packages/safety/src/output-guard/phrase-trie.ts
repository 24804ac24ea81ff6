import { expandClitics } from '@alento/domain/common/text/clitics.ts';
import type { PhraseUse } from './rule.ts';

/** A place within phrases, reached by the words read so far. */
export interface TrieNode {
  readonly words: Map<string, TrieNode>;
  readonly stems: Map<string, TrieNode>;
  /** Lengths of the stems. */
  readonly lengths: Set<number>;
  readonly uses: PhraseUse[];
  /** Whether a phrase lies ahead that something forbidden can begin with. */
  mayBegin: boolean;
}

const newNode = (): TrieNode => ({
  words: new Map(),
  stems: new Map(),
  lengths: new Set(),
  uses: [],
  mayBegin: false,
});

/** All phrases of a lexicon, read word by word. */
export class PhraseTrie {
  readonly root = newNode();
  /** How words begin that begin something forbidden. */
  readonly #beginnings = new Set<string>();

  add(tokens: readonly string[], isStem: boolean, use: PhraseUse): void {
    const begins = use.kind === 'digit' || (use.kind === 'slot' && use.slot === 0 && !use.rule.isPardon);
    let node = this.root;
    for (const [index, token] of tokens.entries()) {
      if (begins) node.mayBegin = true;
      const isLastStem = isStem && index === tokens.length - 1;
      const children = isLastStem ? node.stems : node.words;
      if (isLastStem) node.lengths.add(token.length);
      const child = children.get(token) ?? newNode();
      children.set(token, child);
      if (begins && index === 0) this.noteBeginning(token);
      node = child;
    }
    node.uses.push(use);
  }

  /** A word that begins so is held until it is complete. */
  noteBeginning(token: string): void {
    for (let length = 1; length <= token.length; length += 1) this.#beginnings.add(token.slice(0, length));
  }

  /** Reports every node that a word leads to. */
  step(node: TrieNode, token: string, tell: (reached: TrieNode) => void): void {
    if (node.words.size === 0 && node.lengths.size === 0) return;
    for (const form of expandClitics(token)) {
      const child = node.words.get(form);
      if (child) tell(child);
      for (const length of node.lengths) {
        const stem = length <= form.length ? node.stems.get(form.slice(0, length)) : undefined;
        if (stem) tell(stem);
      }
    }
  }

  /** Whether a word of which this is the beginning can begin something forbidden. */
  mayBegin(token: string): boolean {
    // Arabic attaches short words to the next one, so the first letters alone do not identify a word.
    if (/^[\u0600-\u06ff]/.test(token)) return true;
    if (this.#beginnings.has(token)) return true;
    for (const length of this.root.lengths) {
      if (length <= token.length && this.root.stems.get(token.slice(0, length))) return true;
    }
    return false;
  }
}
