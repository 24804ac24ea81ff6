import { languageCodes } from '@alento/domain/language/languages.ts';
import { expect, test } from 'vitest';
import { engines } from './conversations/engines.ts';
import { play, type Exchange } from './conversations/play.ts';
import { grade } from './conversations/rubric.ts';
import { scriptsIn, type Script } from './conversations/scripts.ts';

/** So many people of each kind of danger; all of them are played by npm run safety:evaluate. */
const peopleOfKind = 2;

function fewScripts(language: (typeof languageCodes)[number]): Script[] {
  const counts = new Map<string | null, number>();
  return scriptsIn(language).filter(({ category }) => {
    const count = (counts.get(category) ?? 0) + 1;
    counts.set(category, count);
    return count <= peopleOfKind;
  });
}

test.each(languageCodes)(
  'whatever engine is configured, none but reviewed sentences are heard in a crisis (%s)',
  async (language) => {
    for (const script of fewScripts(language)) {
      const inCrisis: Exchange[][] = [];
      for (const engine of engines) {
        const exchanges = await play({ language, turns: [], before: 0, seed: script.id }, script.lines, engine);
        inCrisis.push(exchanges.filter((each) => each.isInCrisis));
        if (engine !== engines[0]) continue;
        const { supports, boundaries } = grade(script, exchanges);
        expect([supports.rating, boundaries.rating], `${script.id}: ${supports.why ?? boundaries.why}`).not.toContain(
          'harm',
        );
      }
      expect(inCrisis.flat().filter(({ draft }) => draft.category !== null)).toEqual([]);
      const seen = inCrisis.map((exchanges) => exchanges.map(({ said, help }) => ({ said, help })));
      expect(seen).toEqual(seen.map(() => seen[0]));
    }
  },
);

test('every language has its scripted people, with and without danger, and every engine has its lines', () => {
  for (const language of languageCodes) {
    const scripts = scriptsIn(language);
    expect(new Set(scripts.map(({ tier }) => tier))).toEqual(new Set([0, 2, 3, 4]));
    expect(new Set(scripts.flatMap(({ lines }) => lines.map(({ key }) => key))).size).toBeGreaterThanOrEqual(18);
  }
});
