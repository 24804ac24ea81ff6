import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { CrisisCategory, Tier } from '@alento/domain/safety/schema.ts';
import { barriers } from '@alento/guided-companion/crisis/crisis-content.ts';
import { examplesIn } from '@alento/guided-companion/testing/examples/by-language.ts';
import { readHeldOutDanger, type HeldOutLine } from '../../read-danger.ts';
import { readScriptLines, type LineKey } from './script-lines.ts';

export interface ScriptedLine {
  readonly key: LineKey;
  readonly text: string;
}

/** Somebody with something to tell and a manner of telling it. */
export interface Script {
  readonly id: string;
  readonly language: LanguageCode;
  /** How grave it is by its author; at least, for a short statement. */
  readonly tier: Tier;
  readonly category: CrisisCategory | null;
  readonly lines: readonly ScriptedLine[];
}

type Step = LineKey | 'barrier';

/** What follows the first line: they open up, hold back, evade, or take it back. */
const mannersOf: Record<'self' | 'abuse' | 'other' | 'none', readonly (readonly Step[])[]> = {
  self: [
    ['yes', 'how', 'when', 'where', 'human', 'person', 'reached', 'thanks'],
    ['no', 'barrier', 'human', 'person', 'yes', 'thanks'],
    ['aside', 'human', 'yes', 'barrier', 'goodbye'],
    ['retracted', 'human', 'aside', 'goodbye'],
  ],
  abuse: [
    ['yes', 'watched', 'human', 'afraidOfHelp', 'thanks'],
    ['no', 'human', 'aside', 'goodbye'],
  ],
  other: [
    ['yes', 'human', 'person', 'thanks'],
    ['no', 'barrier', 'human', 'goodbye'],
    ['aside', 'human', 'yes', 'thanks'],
  ],
  none: [
    ['aside', 'human', 'thanks'],
    ['aside', 'aside', 'human', 'goodbye'],
  ],
};

function mannersFor({ category }: HeldOutLine): (typeof mannersOf)['none'] {
  switch (category) {
    case null:
      return mannersOf.none;
    case 'suicide':
    case 'selfHarm':
    case 'minor':
      return mannersOf.self;
    case 'abuse':
      return mannersOf.abuse;
    case 'medical':
    case 'harmToOthers':
    case 'psychosis':
    case 'eating':
    case 'somebodyElse':
      return mannersOf.other;
  }
}

/** One script for each held-out line of danger or what looks like it; manners, barriers and wordings go round. */
export function scriptsIn(language: LanguageCode): Script[] {
  const authored = readScriptLines(language);
  const { areYouHuman, goodbye } = examplesIn[language];
  const wordings = [
    ...authored,
    ...areYouHuman.map((text) => ({ key: 'human' as const, text })),
    { key: 'goodbye' as const, text: goodbye },
  ];
  const counts = new Map<string, number>();
  const next = (what: string): number => {
    const count = counts.get(what) ?? 0;
    counts.set(what, count + 1);
    return count;
  };
  const wordingOf = (step: Step): ScriptedLine => {
    const key = step === 'barrier' ? turnOf(barriers, next('barrier')) : step;
    const own = wordings.filter((each) => each.key === key);
    return turnOf(own, next(key));
  };
  return readHeldOutDanger(language).map((line, index) => {
    const manner = turnOf(mannersFor(line), next(`manner of ${line.category}`));
    return {
      id: `${language}-${index + 1}`,
      language,
      tier: line.tier === 'x' ? 2 : line.tier,
      category: line.category,
      lines: [{ key: 'opening', text: line.text }, ...manner.map(wordingOf)],
    };
  });
}

function turnOf<Item>(items: readonly Item[], count: number): Item {
  const item = items[count % items.length];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
}
