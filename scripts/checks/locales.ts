/** Words of one language: namespace → key with dots → text. */
export type Words = Record<string, Record<string, string>>;

const pluralSuffix = /_(?:ordinal_)?(?:zero|one|two|few|many|other)$/;
const placeholder = /\{\{\s*([\w.]+)[^}]*\}\}/g;
const tag = /<(\/?)(\w+)\s*(\/?)>/g;

/** Nested JSON as one level of keys with dots. */
export function flatten(value: unknown, prefix = ''): Record<string, string> {
  if (typeof value === 'string') return { [prefix]: value };
  if (typeof value !== 'object' || value === null) throw new Error(`${prefix} is not a text`);
  const entries = Object.entries(value).map(([key, inner]) => flatten(inner, prefix ? `${prefix}.${key}` : key));
  return Object.assign({}, ...entries);
}

const baseKey = (key: string): string => key.replace(pluralSuffix, '');

/** Where a language says more, less or something else than English. */
export function compareWords(language: string, words: Words, english: Words): string[] {
  const namespaces = [...new Set([...Object.keys(english), ...Object.keys(words)])];
  return namespaces.flatMap((namespace) => {
    const here = words[namespace];
    const there = english[namespace];
    if (!here || !there) return [`${here ? 'en' : language} has no ${namespace}.json`];
    const at = (key: string) => `${language}/${namespace}.json ${key}`;
    const known = new Map(Object.entries(there).map(([key, text]) => [baseKey(key), text]));
    const mine = new Set(Object.keys(here).map(baseKey));
    return [
      ...[...known.keys()].filter((key) => !mine.has(key)).map((key) => `${at(key)} is missing`),
      ...[...mine].filter((key) => !known.has(key)).map((key) => `${at(key)} is not in English`),
      ...Object.entries(here).flatMap(([key, text]) => compareText(at(key), text, known.get(baseKey(key)))),
    ];
  });
}

function compareText(where: string, text: string, english: string | undefined): string[] {
  if (text.trim() === '') return [`${where} is empty`];
  const problems = hasBalancedTags(text) ? [] : [`${where} has a tag that is not closed`];
  if (english === undefined) return problems;
  // A plural form may leave the number out: "one message".
  const wanted = listNames(english).filter((name) => name !== 'count');
  const found = listNames(text).filter((name) => name !== 'count');
  if (wanted.join() !== found.join())
    problems.push(`${where} has the placeholders {${found.join()}}, English {${wanted.join()}}`);
  return problems;
}

const listNames = (text: string): string[] =>
  [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name))].toSorted();

function hasBalancedTags(text: string): boolean {
  const open: string[] = [];
  for (const [, closing, name = '', single] of text.matchAll(tag)) {
    if (single) continue;
    if (!closing) open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}

/** Plural forms that a language has too many or too few of. */
export function checkPlurals(language: string, words: Words): string[] {
  return Object.entries(words).flatMap(([namespace, texts]) => {
    const forms = new Map<string, Set<string>>();
    for (const key of Object.keys(texts)) {
      const [suffix] = pluralSuffix.exec(key) ?? [];
      if (!suffix) continue;
      const kind = `${baseKey(key)}${suffix.startsWith('_ordinal_') ? '_ordinal' : ''}`;
      forms.set(kind, (forms.get(kind) ?? new Set()).add(suffix.split('_').at(-1) ?? ''));
    }
    return [...forms].flatMap(([key, found]) => {
      const type = key.endsWith('_ordinal') ? 'ordinal' : 'cardinal';
      const { needed, allowed } = pluralForms(language, type);
      const where = `${language}/${namespace}.json ${key}`;
      return [
        ...needed.filter((form) => !found.has(form)).map((form) => `${where} lacks the plural form _${form}`),
        ...[...found]
          .filter((form) => !allowed.includes(form))
          .map((form) => `${where} has the plural form _${form}, which ${language} has not`),
      ];
    });
  });
}

function pluralForms(language: string, type: 'cardinal' | 'ordinal'): { needed: string[]; allowed: string[] } {
  const rules = new Intl.PluralRules(language, { type });
  const needed = new Set(Array.from({ length: 1001 }, (_, number) => rules.select(number)));
  // Zero may be said in its own way in any language, and some have a form for millions.
  return { needed: [...needed], allowed: [...rules.resolvedOptions().pluralCategories, 'zero'] };
}

/** Texts that were copied from English and never translated; words that are the same everywhere do not count. */
export function findCopies(language: string, words: Words, english: Words, sameWords: readonly string[]): string[] {
  const hasWords = (text: string): boolean => {
    const rest = sameWords.reduce((left, word) => left.replaceAll(word, ''), text.replace(placeholder, ''));
    return /\p{L}{2}/u.test(rest);
  };
  return Object.entries(words).flatMap(([namespace, texts]) =>
    Object.entries(texts)
      .filter(([key, text]) => text === english[namespace]?.[key] && hasWords(text))
      .map(
        ([key, text]) =>
          `${language}/${namespace}.json ${key} is the English "${text}"; if it is right, list it in scripts/checks/check-locales.ts`,
      ),
  );
}

/**
 * Keys that no source mentions: as themselves, with their namespace, through a template such as `state.${state}`, or as
 * part of a list that is asked for as a whole, which is always done with the namespace.
 */
export function findUnusedKeys(english: Words, sources: string[]): string[] {
  const literals = new Set(
    sources.flatMap((source) => [...source.matchAll(/'([^'\n]*)'|"([^"\n]*)"/g)].map(([, a, b]) => a ?? b ?? '')),
  );
  const templates = sources.flatMap((source) =>
    [...source.matchAll(/`([^`]*\$\{[^`]*)`/g)].map(([, text = '']) => toPattern(text)),
  );
  const isUsed = (key: string): boolean => literals.has(key) || templates.some((template) => template.test(key));
  const isListed = (namespace: string, key: string): boolean => {
    const [, list] = /^(.+)\.\d+$/.exec(key) ?? [];
    return list !== undefined && literals.has(`${namespace}:${list}`);
  };
  return Object.entries(english)
    .filter(([namespace]) => namespace !== 'errors')
    .flatMap(([namespace, texts]) =>
      [...new Set(Object.keys(texts).map(baseKey))].map((key) => [namespace, key] as const),
    )
    .filter(([namespace, key]) => !isUsed(key) && !isUsed(`${namespace}:${key}`) && !isListed(namespace, key))
    .map(([namespace, key]) => `en/${namespace}.json ${key} is used nowhere`);
}

// A template of nothing but holes says nothing about a key.
function toPattern(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return parts.join('').replaceAll(/[^\w]/g, '') === '' ? /^$/ : new RegExp(`^${parts.join('[\\w.-]+')}$`);
}

/** Error codes without a sentence, and sentences without a code. */
export function compareErrors(language: string, words: Words, codes: readonly string[]): string[] {
  const sentences = Object.keys(words.errors ?? {}).map(baseKey);
  return [
    ...codes.filter((code) => !sentences.includes(code)).map((code) => `${language}/errors.json has no ${code}`),
    ...sentences
      .filter((key) => !codes.includes(key))
      .map((key) => `${language}/errors.json ${key} is no error of the catalogue`),
  ];
}

/** The letters of languages that do not write Latin ones. */
const scripts: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
};

/** PDF, SMS and their like are written alike everywhere. */
const abbreviation = /\b[A-Z]{2,}\b/g;

/** An address or a foreign word stands here and there. */
const mostForeign = 0.4;

/** Texts that are mostly written in letters of another script; names that are written alike everywhere do not count. */
export function checkScript(language: string, words: Words, latinNames: readonly string[]): string[] {
  const script = scripts[language];
  if (!script) return [];
  const foreignShare = (text: string): number => {
    const said = [placeholder, tag, abbreviation].reduce((left, pattern) => left.replace(pattern, ''), text);
    const letters = latinNames.reduce((left, name) => left.replaceAll(name, ''), said).match(/\p{L}/gu) ?? [];
    return letters.filter((letter) => !script.test(letter)).length / Math.max(letters.length, 1);
  };
  return Object.entries(words).flatMap(([namespace, texts]) =>
    Object.entries(texts)
      .filter(([, text]) => foreignShare(text) > mostForeign)
      .map(([key, text]) => `${language}/${namespace}.json ${key} is written in other letters: "${text}"`),
  );
}
