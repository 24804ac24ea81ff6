import { expandClitics } from '@alento/domain/common/text/clitics.ts';
import type { PhraseUse } from './rule.ts';

/** A place within phrases, reached by the words read so far. */
export interface TrieNode {
  readonly words: Map<string, TrieNode>;
  readonly stems: Map<string, TrieNode>;
  /** Lengths of the stems. */
  readonly lengths: Set<number>;
  readonly uses: PhraseUse[];
}

const newNode = (): TrieNode => ({
  words: new Map(),
  stems: new Map(),
  lengths: new Set(),
  uses: [],
});

/** All phrases of a lexicon, read word by word. */
export class PhraseTrie {
  readonly root = newNode();

  add(tokens: readonly string[], isStem: boolean, use: PhraseUse): void {
    let node = this.root;
    for (const [index, token] of tokens.entries()) {
      const isLastStem = isStem && index === tokens.length - 1;
      const children = isLastStem ? node.stems : node.words;
      if (isLastStem) node.lengths.add(token.length);
      const child = children.get(token) ?? newNode();
      children.set(token, child);
      node = child;
    }
    node.uses.push(use);
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
}
