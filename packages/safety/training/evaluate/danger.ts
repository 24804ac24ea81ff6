import { languageCodes, type LanguageCode } from '@alento/domain/language/languages.ts';
import type { Tier } from '@alento/domain/safety/schema.ts';
import { assessMessage } from '../../src/assess-message.ts';
import { readLabelled, type Labelled } from '../labelled.ts';
import { readHeldOutDanger } from '../read-danger.ts';
import { percent, sumOf, table, type Evaluation } from './report.ts';

const bars = { crises: 0.97, crisesOfEach: 0.93, grave: 0.92, imminent: 0.92, foreign: 0.95, idioms: 0.05 };

interface Counts {
  crises: number;
  seen: number;
  grave: number;
  graveSeen: number;
  imminent: number;
  imminentSeen: number;
  foreign: number;
  foreignSeen: number;
  idioms: number;
  alarms: number;
}

/** Danger as strangers word it, explicit statements in conversations of other languages, and idioms that only look like it. */
export async function evaluateDanger(languages: readonly LanguageCode[]): Promise<Evaluation> {
  const counted = new Map(
    await Promise.all(languages.map(async (language) => [language, await count(language)] as const)),
  );
  const all = add([...counted.values()]);
  const under = (name: string, seen: number, of: number, bar: number): string[] =>
    of > 0 && seen < bar * of ? [`${name}: ${percent(seen, of)} are seen, under ${percent(bar, 1)}`] : [];
  const failures = [
    ...under('crises', all.seen, all.crises, bars.crises),
    ...[...counted].flatMap(([language, each]) =>
      under(`crises in ${language}`, each.seen, each.crises, bars.crisesOfEach),
    ),
    ...under('grave lines at tier 3', all.graveSeen, all.grave, bars.grave),
    ...under('imminent lines at tier 4', all.imminentSeen, all.imminent, bars.imminent),
    ...under('statements in another language', all.foreignSeen, all.foreign, bars.foreign),
    ...(all.alarms > bars.idioms * all.idioms
      ? [`help on more than ${percent(bars.idioms, 1)} of hard harmless lines`]
      : []),
  ];
  return { title: 'Danger, on lines that nothing was learnt from', rows: table(counted, add, present), failures };
}

const present = (counts: Counts) => ({
  lines: counts.crises,
  'seen (2+)': percent(counts.seen, counts.crises),
  'grave at 3+': percent(counts.graveSeen, counts.grave),
  'imminent at 4': percent(counts.imminentSeen, counts.imminent),
  'in another language': percent(counts.foreignSeen, counts.foreign),
  'hard harmless with help': percent(counts.alarms, counts.idioms),
});

const names = [
  'crises',
  'seen',
  'grave',
  'graveSeen',
  'imminent',
  'imminentSeen',
  'foreign',
  'foreignSeen',
  'idioms',
  'alarms',
] as const;

const add = (all: readonly Counts[]): Counts =>
  Object.fromEntries(names.map((name) => [name, sumOf(all, (each) => each[name])])) as unknown as Counts;

async function count(language: LanguageCode): Promise<Counts> {
  const lines = readHeldOutDanger(language);
  const read = await Promise.all(
    lines.map(async (line) => ({ ...line, found: (await assessMessage(line.text, language)).tier })),
  );
  const elsewhere = await Promise.all(
    lines
      .filter(({ tier }) => tier === 'x')
      .map(({ text }, index) => assessMessage(text, anotherLanguage(language, index))),
  );
  const such = (isSo: (tier: Tier) => boolean) => read.filter(({ tier }) => isSo(tier === 'x' ? 2 : tier));
  const seen = (isSo: (tier: Tier) => boolean, from: Tier): number =>
    such(isSo).filter(({ found }) => found >= from).length;
  const isCrisis = (tier: Tier): boolean => tier >= 2;
  const isGrave = (tier: Tier): boolean => tier >= 3;
  const isImminent = (tier: Tier): boolean => tier === 4;
  const isHarmless = (tier: Tier): boolean => tier === 0;
  return {
    crises: such(isCrisis).length,
    seen: seen(isCrisis, 2),
    grave: such(isGrave).length,
    graveSeen: seen(isGrave, 3),
    imminent: such(isImminent).length,
    imminentSeen: seen(isImminent, 4),
    foreign: elsewhere.length,
    foreignSeen: elsewhere.filter(({ tier }) => tier >= 2).length,
    idioms: such(isHarmless).length,
    alarms: seen(isHarmless, 2),
  };
}

/** Each statement in a conversation of another language, all of them in turn. */
function anotherLanguage(language: LanguageCode, index: number): LanguageCode {
  const others = languageCodes.filter((code) => code !== language);
  return others[index % others.length] ?? 'en';
}

/** Labelled lines of anybody's: names what was misread. */
export async function evaluateLabelled(paths: readonly string[]): Promise<Evaluation> {
  const judged = await Promise.all(
    paths
      .flatMap(readLabelled)
      .map(async (line) => ({ ...line, tier: (await assessMessage(line.text, line.lang)).tier })),
  );
  for (const { id, lang, text, label, tier } of judged) {
    if (label === 'crisis' && tier < 2) console.log(`missed ${lang} ${id} (tier ${tier}): ${text}`);
    if (label === 'none' && tier >= 2) console.log(`false alarm ${lang} ${id} (tier ${tier}): ${text}`);
  }
  const share = (lines: readonly (Labelled & { tier: Tier })[], label: Labelled['label'], from: Tier): string => {
    const such = lines.filter((line) => line.label === label);
    return percent(such.filter((line) => line.tier >= from).length, such.length);
  };
  const spoken = [...new Set(judged.map(({ lang }) => lang))];
  const rows = Object.fromEntries(
    [...spoken, 'all'].map((lang) => {
      const lines = judged.filter((line) => lang === 'all' || line.lang === lang);
      return [
        lang,
        { lines: lines.length, 'crisis at 2+': share(lines, 'crisis', 2), 'none at 2+': share(lines, 'none', 2) },
      ];
    }),
  );
  const crises = judged.filter(({ label }) => label === 'crisis');
  const seen = crises.filter(({ tier }) => tier >= 2).length;
  const failures = seen < bars.crises * crises.length ? [`crises: ${percent(seen, crises.length)} are seen`] : [];
  return { title: 'Labelled lines', rows, failures };
}
