import { expandClitics } from '@alento/domain/common/text/clitics.ts';
import type { PhraseUse } from './rule.ts';

/** A place within phrases, reached by the words read so far. Most are an end: what they lack takes no room. */
export interface TrieNode {
  words: Map<string, TrieNode> | null;
  stems: Map<string, TrieNode> | null;
  /** Lengths of the stems. */
  lengths: readonly number[];
  uses: readonly PhraseUse[];
}

const none: readonly never[] = [];

const newNode = (): TrieNode => ({ words: null, stems: null, lengths: none, uses: none });

/** All phrases of a lexicon, read word by word. */
export class PhraseTrie {
  readonly root = newNode();

  add(tokens: readonly string[], isStem: boolean, use: PhraseUse): void {
    let node = this.root;
    for (const [index, token] of tokens.entries()) {
      const isLastStem = isStem && index === tokens.length - 1;
      const children = isLastStem ? (node.stems ??= new Map()) : (node.words ??= new Map());
      if (isLastStem && !node.lengths.includes(token.length)) node.lengths = [...node.lengths, token.length];
      const child = children.get(token) ?? newNode();
      children.set(token, child);
      node = child;
    }
    node.uses = [...node.uses, use];
  }

  /** Reports every node that a word leads to. */
  step(node: TrieNode, token: string, tell: (reached: TrieNode) => void): void {
    if (!node.words && !node.stems) return;
    for (const form of expandClitics(token)) {
      const child = node.words?.get(form);
      if (child) tell(child);
      for (const length of node.lengths) {
        const stem = length <= form.length ? node.stems?.get(form.slice(0, length)) : undefined;
        if (stem) tell(stem);
      }
    }
  }
}
