import type { PhraseUse, Gap, Rule } from './rule.ts';
import { fold } from '@alento/domain/common/text/fold.ts';
import { tokensOf } from '@alento/domain/common/text/tokens.ts';
import type { GuardCategory } from './categories.ts';
import type { GuardWords } from './guard-words.ts';
import { PhraseTrie } from './phrase-trie.ts';
import { wordsOf } from './pieces.ts';

/** The words of a language made ready to read with. */
export interface GuardLexicon {
  readonly words: GuardWords;
  readonly trie: PhraseTrie;
  /** Folded, as numbers are followed by them. */
  readonly units: readonly string[];
  tokenize(word: string): readonly string[];
}

/** Folding a word costs more than all the rest, and a reply says the same few words. */
const mostKnownWords = 4_000;

const near: Gap = { words: 0, overPauses: false };

/**
 * Makes rules ready. A rule is a line: slots divided by spaces, in a slot alternatives divided by `|`, in an
 * alternative words divided by `_`, `stem*`, and `@list`; a slot with `?` may be missing. Between slots `..` lets a few words pass, `...` more of them and
 * also commas. In scripts without spaces a word is a character, and gaps are wider.
 */
export function compileRules(words: GuardWords): GuardLexicon {
  const tokenize = tokenizerOf(words.aliases);
  const trie = new PhraseTrie();
  const isByCharacter = ['ja', 'zh', 'ko'].includes(words.language);
  const gaps: Record<string, Gap> = {
    '..': { words: isByCharacter ? 7 : 3, overPauses: false },
    '...': { words: isByCharacter ? 20 : 8, overPauses: true },
  };
  const phrasesOf = (list: string): Phrase[] => list.split(',').flatMap((each) => phraseOf(each, tokenize));
  const addAll = (list: string, use: PhraseUse): void => {
    for (const { tokens, isStem } of phrasesOf(list)) trie.add(tokens, isStem, use);
  };
  const slotOf = (written: string): Phrase[] =>
    written.split('|').flatMap((alternative) => {
      if (!alternative.startsWith('@')) return phraseOf(alternative.replaceAll('_', ' '), tokenize);
      const list = words.lists[alternative.slice(1)];
      if (list === undefined) throw new Error(`${words.language} has no list ${alternative}`);
      return phrasesOf(list);
    });

  const addRule = (line: string, category: GuardCategory, isPardon: boolean): void => {
    const optional = /(\S+)\?(?= |$)/u.exec(line);
    if (optional) {
      const [written, slot = ''] = optional;
      addRule(line.replace(written, slot), category, isPardon);
      addRule(line.replace(written, ''), category, isPardon);
      return;
    }
    const slots: Phrase[][] = [];
    const between: Gap[] = [];
    let gap = near;
    for (const part of line.split(' ').filter(Boolean)) {
      const wider = gaps[part];
      if (wider) gap = wider;
      else {
        slots.push(slotOf(part));
        between.push(gap);
        gap = near;
      }
    }
    const longest = slots.map((slot) => Math.max(...slot.map(({ tokens }) => tokens.length)));
    const rule: Rule = { line, category, isPardon, gaps: between, longest };
    for (const [slot, phrases] of slots.entries()) {
      const use: PhraseUse = { kind: 'slot', rule, slot };
      for (const { tokens, isStem } of phrases) trie.add(tokens, isStem, use);
    }
  };
  const addRules = (lines: string, category: GuardCategory, isPardon: boolean): void => {
    for (const line of lines.split('\n').map((each) => each.trim())) if (line) addRule(line, category, isPardon);
  };

  for (const [category, lines] of Object.entries(words.rules)) addRules(lines, category as GuardCategory, false);
  for (const [category, lines] of Object.entries(words.pardons)) addRules(lines, category as GuardCategory, true);
  addAll(words.deniers, { kind: 'denier' });
  addAll(words.refusals, { kind: 'refusal' });
  addAll(words.quotes, { kind: 'quote' });
  addAll(words.relatives, { kind: 'relative' });
  addAll(words.calls, { kind: 'call' });
  for (const [digit, names] of words.digits.entries()) {
    for (const name of names.split('|')) addAll(name, { kind: 'digit', digit });
  }
  return { words, trie, tokenize, units: words.units.split(',').map((unit) => fold(unit.trim())) };
}

interface Phrase {
  readonly tokens: readonly string[];
  readonly isStem: boolean;
}

type Tokenize = GuardLexicon['tokenize'];

function phraseOf(written: string, tokenize: Tokenize): Phrase[] {
  const phrase = written.trim();
  const isStem = phrase.endsWith('*');
  const words = wordsOf(isStem ? phrase.slice(0, -1) : phrase);
  const last = words.pop();
  if (last === undefined) return [];
  // A stem is no word, and so no short form of one.
  const tokens = [...words.flatMap(tokenize), ...(isStem ? tokensOf(last).slice(1, -1) : tokenize(last))];
  return [{ tokens, isStem }];
}

function tokenizerOf(aliases: GuardWords['aliases']): Tokenize {
  const foldedOf = (text: string): string[] => tokensOf(text).slice(1, -1);
  const written = new Map(
    Object.entries(aliases).map(([short, full]) => [foldedOf(short).join(' '), full.split(' ').flatMap(foldedOf)]),
  );
  const known = new Map<string, readonly string[]>();
  return (word) => {
    const before = known.get(word);
    if (before) return before;
    const folded = foldedOf(word);
    const tokens = written.get(folded.join(' ')) ?? folded;
    if (known.size >= mostKnownWords) known.clear();
    known.set(word, tokens);
    return tokens;
  };
}
