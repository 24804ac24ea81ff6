import { fold } from '@alento/domain/common/text/fold.ts';
import type { GuidedContent } from '../content.ts';

/** Who or what was named: the place of its words in the list of kinds, and the name as it was written. */
export interface ToldName {
  readonly kind: number;
  readonly name: string;
}

interface Reader {
  readonly kinds: RegExp;
  readonly kindOf: ReadonlyMap<string, number>;
  readonly templates: readonly { readonly pattern: RegExp; readonly needsCapital: boolean }[];
  readonly notNames: ReadonlySet<string>;
}

const compiled = new WeakMap<GuidedContent, Reader>();

/** The names told in messages, oldest first. */
export function toldNames(content: GuidedContent, texts: readonly string[]): ToldName[] {
  const reader = readerOf(content);
  let lastKind: number | null = null;
  return texts.flatMap((written) => {
    const text = readable(written);
    const found = namesIn(reader, text, lastKind);
    lastKind = kindsIn(content, written).at(-1) ?? lastKind;
    return found;
  });
}

/** The relations and animals that a message speaks of, in order. */
export function kindsIn(content: GuidedContent, written: string): number[] {
  const { kinds, kindOf } = readerOf(content);
  return [...readable(written).matchAll(kinds)].flatMap(({ groups }) => kindOf.get(fold(groups?.kind ?? '')) ?? []);
}

function namesIn(reader: Reader, text: string, kindBefore: number | null): ToldName[] {
  const isShouted = text === text.toUpperCase();
  return reader.templates.flatMap(({ pattern, needsCapital }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const { name = '', kind: word } = match.groups ?? {};
      const isName = !reader.notNames.has(fold(name)) && !reader.kindOf.has(fold(name));
      if (!isName || (needsCapital && (isShouted || !/^\p{Lu}/u.test(name)))) return [];
      const kind =
        word === undefined
          ? (lastKindIn(reader, text.slice(0, match.index)) ?? kindBefore)
          : reader.kindOf.get(fold(word));
      return kind === undefined || kind === null ? [] : [{ kind, name }];
    }),
  );
}

function lastKindIn({ kinds, kindOf }: Reader, text: string): number | null {
  const last = [...text.matchAll(kinds)].at(-1)?.groups?.kind;
  return last === undefined ? null : (kindOf.get(fold(last)) ?? null);
}

/** Without apostrophes and commas, with single spaces. */
function readable(text: string): string {
  return text
    .slice(0, 2000)
    .replaceAll(/['’]/gu, '')
    .replaceAll(/[,;:،、，"“”()\s]+/gu, ' ');
}

/** Whatever is no gap between words and no mark: Unicode's class of letters takes seconds to compile into so many expressions. */
const letter = String.raw`[^\s\d.!?…。！？؟·~*_/@#<>=+|-]`;
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function readerOf(content: GuidedContent): Reader {
  const ready = compiled.get(content);
  if (ready) return ready;
  const { kinds, named, beside, pronoun, notNames } = content.recognition.facts;
  const words = kinds.flat().toSorted((one, other) => other.length - one.length);
  // A word of a kind may be written with an ending: "wife's", "брата".
  const ending = unspaced.test(words[0] ?? '') ? '' : `${letter}{0,2}(?!${letter})`;
  const start = ending && `(?<!${letter})`;
  const kind = `${start}(?<kind>${words.map(escaped).join('|')})${ending}`;
  const patternOf = (template: string): RegExp => new RegExp(start + sourceOf(template, kind), 'giu');
  const reader: Reader = {
    kinds: new RegExp(kind, 'giu'),
    kindOf: new Map(kinds.flatMap((group, index) => group.map((word): [string, number] => [fold(word), index]))),
    templates: [
      ...beside.map((template) => ({ pattern: patternOf(template), needsCapital: true })),
      ...[...named, ...pronoun].map((template) => ({ pattern: patternOf(template), needsCapital: false })),
    ],
    notNames: new Set(notNames.map(fold)),
  };
  compiled.set(content, reader);
  return reader;
}

/** A name is one word; before a letter of the template it is as short as can be, else it ends with the word. */
function sourceOf(template: string, kind: string): string {
  return escaped(template)
    .replace(/\\\{name\\\}(?=\p{L})/u, `(?<name>${letter}{1,12}?)`)
    .replace(String.raw`\{name\}`, `(?<name>${letter}(?:-?${letter}){0,19})(?!${letter})`)
    .replace(String.raw`\{kind\}`, kind)
    .replaceAll(' ', String.raw`\s`);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}
