import type { GuardCategory } from './categories.ts';
import { saysNumber } from './spoken-numbers.ts';
import type { TrieNode } from './phrase-trie.ts';
import type { GuardLexicon } from './rules.ts';
import type { PhraseUse, Rule } from './rule.ts';

interface Path {
  readonly node: TrieNode;
  readonly first: number;
}

/** A partially matched rule. */
interface Thread {
  readonly rule: Rule;
  readonly slots: number;
  readonly spans: readonly Span[];
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const shieldedFromDenial: ReadonlySet<GuardCategory> = new Set(['method', 'phone']);
const questionable: ReadonlySet<GuardCategory> = new Set(['diagnosis', 'delusion']);
/** Categories that a reply may mention while refusing them; a refusal does not excuse secrecy. */
const refusable: ReadonlySet<GuardCategory> = new Set(['method', 'medication', 'diagnosis', 'delusion']);
const refusalReach = 14;
const quoteReach = 10;

/** Matches the rules of one language against a sentence, word by word. */
export class SentenceReader {
  readonly #lexicon: GuardLexicon;
  readonly #numbers: ReadonlySet<string> | undefined;
  /** The number of pauses before each word. */
  readonly #pauses: number[] = [];
  #pauseCount = 0;
  #paths: Path[] = [];
  #threads: Thread[] = [];
  readonly #met: Thread[] = [];
  readonly #seen: { readonly kind: PhraseUse['kind']; readonly span: Span }[] = [];
  #run: number[] = [];
  #runEnd = 0;
  readonly #runs: number[][] = [];

  constructor(lexicon: GuardLexicon, numbers?: ReadonlySet<string>) {
    this.#lexicon = lexicon;
    this.#numbers = numbers;
  }

  get wordCount(): number {
    return this.#pauses.length;
  }

  word(text: string): void {
    for (const token of this.#lexicon.tokenize(text)) this.#token(token);
  }

  pause(): void {
    this.#pauseCount += 1;
    this.#paths = [];
    this.#threads = this.#threads.filter(({ rule, slots }) => rule.gaps[slots]?.overPauses);
  }

  #token(token: string): void {
    const index = this.#pauses.length;
    this.#pauses.push(this.#pauseCount);
    const { trie } = this.#lexicon;
    const paths: Path[] = [];
    for (const { node, first } of this.#paths)
      trie.step(node, token, (reached) => paths.push({ node: reached, first }));
    trie.step(trie.root, token, (reached) => paths.push({ node: reached, first: index }));
    this.#paths = paths;
    for (const { node, first } of this.#paths) {
      for (const use of node.uses) this.#note(use, { start: first, end: index + 1 });
    }
    if (this.#threads.length > 0) this.#threads = this.#threads.filter((thread) => this.#canGoOn(thread, index + 1));
    if (this.#run.length > 0 && this.#runEnd < index) this.#endRun();
  }

  #note(use: PhraseUse, span: Span): void {
    if (use.kind === 'slot') this.#advance(use.rule, use.slot, span);
    else if (use.kind === 'digit') this.#digit(use.digit, span);
    else this.#seen.push({ kind: use.kind, span });
  }

  #advance(rule: Rule, slot: number, span: Span): void {
    if (slot === 0) {
      this.#go({ rule, slots: 1, spans: [span] });
      return;
    }
    const ready = this.#threads.filter(
      (thread) => thread.rule === rule && thread.slots === slot && this.#follows(thread, span),
    );
    // Of several starts the latest is the closest, and one is enough.
    const last = ready.at(-1);
    if (last) this.#go({ rule, slots: slot + 1, spans: [...last.spans, span] });
  }

  #go(thread: Thread): void {
    const isMet = thread.slots === thread.rule.gaps.length;
    (isMet ? this.#met : this.#threads).push(thread);
  }

  #follows({ rule, slots, spans }: Thread, { start }: Span): boolean {
    const gap = rule.gaps[slots];
    const end = spans.at(-1)?.end ?? 0;
    if (!gap || start < end || start - end > gap.words) return false;
    return gap.overPauses || this.#pauses[start] === this.#pauses[end - 1];
  }

  #canGoOn({ rule, slots, spans }: Thread, next: number): boolean {
    const gap = rule.gaps[slots];
    const longest = rule.longest[slots] ?? 1;
    return gap !== undefined && next - (spans.at(-1)?.end ?? 0) < gap.words + longest;
  }

  #digit(digit: number, span: Span): void {
    if (this.#run.length > 0 && span.start !== this.#runEnd) {
      if (span.start < this.#runEnd) return;
      this.#endRun();
    }
    this.#run.push(digit);
    this.#runEnd = span.end;
  }

  #endRun(): void {
    if (this.#run.length >= 3) this.#runs.push(this.#run);
    this.#run = [];
  }

  /** Whether the sentence is about calling, lines or numbers. */
  get speaksOfCalling(): boolean {
    return this.#seen.some(({ kind }) => kind === 'call');
  }

  /** The category of a violation in the finished sentence, if any. */
  findings(isQuestion: boolean): GuardCategory[] {
    if (this.#run.length > 0) this.#endRun();
    const found = this.rulesMet(isQuestion).map(({ category }) => category);
    const isNumber = this.#runs.some(
      (digits) => !this.#numbers?.has(digits.join('')) && saysNumber(digits, this.speaksOfCalling),
    );
    return isNumber ? [...found, 'phone'] : found;
  }

  /** The matched rules that nothing in the sentence excuses. */
  rulesMet(isQuestion: boolean): Rule[] {
    const pardoned = new Set(this.#met.filter(({ rule }) => rule.isPardon).map(({ rule }) => rule.category));
    return this.#met
      .filter(({ rule }) => !rule.isPardon && !pardoned.has(rule.category))
      .filter(({ rule }) => !(isQuestion && questionable.has(rule.category)))
      .filter((thread) => !this.#isTakenBack(thread))
      .map(({ rule }) => rule);
  }

  /** "Everything you told me" is not a quote. */
  #isRelative(quote: Span): boolean {
    return this.#seen.some(({ kind, span }) => kind === 'relative' && span.end === quote.start);
  }

  /** Whether the sentence denies the finding, refuses it, or only quotes the user. */
  #isTakenBack({ rule, spans }: Thread): boolean {
    const start = spans[0]?.start ?? 0;
    const end = spans.at(-1)?.end ?? 0;
    const { before, after } = this.#lexicon.words.reach;
    return this.#seen.some(({ kind, span }) => {
      if (rule.category === 'phone') return false;
      const isBefore = span.end <= start;
      // In verb-final languages the refusal comes last, too.
      if (kind === 'refusal' && !refusable.has(rule.category)) return false;
      if (kind === 'refusal') return isBefore ? start - span.end <= refusalReach : after > 0 && span.start >= end;
      if (shieldedFromDenial.has(rule.category)) return false;
      if (kind === 'quote') return isBefore && start - span.end <= quoteReach && !this.#isRelative(span);
      if (kind !== 'denier') return false;
      const isOwn = spans.some((own) => span.start < own.end && own.start < span.end);
      if (isOwn) return false;
      if (isBefore) return start - span.end <= before && this.#pauses[span.end - 1] === this.#pauses[start];
      if (span.start >= end) return span.start - end < after && this.#pauses[span.start] === this.#pauses[end - 1];
      return true;
    });
  }
}
