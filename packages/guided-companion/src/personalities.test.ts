import { expect, test } from 'vitest';
import { therapistStyles, type TherapistStyle } from '@alento/domain/account/style-schema.ts';
import { countQuestions } from '@alento/domain/common/text/questions.ts';
import { languageCodes, type LanguageCode } from '@alento/domain/language/languages.ts';
import { moodTrends, type MoodTrend } from '@alento/domain/mood/trend-schema.ts';
import { personalities, type Personality } from '@alento/domain/chat/schema.ts';
import { tones, personalityTones } from '@alento/domain/chat/tones.ts';
import { loadGuidedContent } from './load-content.ts';
import { isSaidIn } from './speech/template.ts';
import { converse, repliesIn, type Setting } from './testing/converse.ts';
import { distanceBetween } from './testing/distance.ts';
import { examplesIn } from './testing/examples/by-language.ts';
import { understand } from './understanding/understand.ts';

const seeds = Array.from({ length: 8 }, (_, index) => `seed ${index}`);
const pairsOf = <T>(things: readonly T[]): [T, T][] =>
  things.flatMap((one, index) => things.slice(index + 1).map((other): [T, T] => [one, other]));

/** The same twelve messages for everybody: what is told, without greetings, thanks and the like. */
async function twelveMessages(language: LanguageCode): Promise<string[]> {
  const content = await loadGuidedContent(language);
  const isTelling = (line: string): boolean => {
    const { act, ask } = understand(content, line);
    return act === null && ask === null;
  };
  return examplesIn[language].script.filter(isTelling).slice(0, 12);
}

/** Everything said in eight conversations over the same messages. */
async function allReplies(
  language: LanguageCode,
  setting: Omit<Setting, 'seed' | 'mood'>,
  salt = '',
): Promise<string[]> {
  const content = await loadGuidedContent(language);
  const messages = await twelveMessages(language);
  return seeds.flatMap((seed) =>
    repliesIn(converse(content, { mood: 'sad', ...setting, seed: seed + salt }, messages)).slice(1),
  );
}

test.each(languageCodes)(
  'any two personalities sound different over the same twelve messages (%s)',
  async (language) => {
    expect(await twelveMessages(language)).toHaveLength(12);
    const said = new Map<Personality, string[]>();
    for (const personality of personalities) said.set(personality, await allReplies(language, { personality }));
    const distances = pairsOf(personalities).map(([one, other]) =>
      distanceBetween(said.get(one) ?? [], said.get(other) ?? []),
    );
    // By comparison: what chance alone makes of one and the same personality.
    const byChance = distanceBetween(
      said.get('friend') ?? [],
      await allReplies(language, { personality: 'friend' }, 'again'),
    );
    expect(Math.min(...distances)).toBeGreaterThan(0.6);
    expect(Math.min(...distances)).toBeGreaterThan(byChance + 0.2);
  },
);

test.each(languageCodes)('a style is heard within a personality (%s)', async (language) => {
  const content = await loadGuidedContent(language);
  const said = new Map<TherapistStyle, string[]>();
  for (const style of therapistStyles) {
    const replies = await allReplies(language, { personality: 'default', style });
    said.set(style, replies);
    const others = therapistStyles.filter((other) => other !== style).flatMap((other) => content.person.styles[other]);
    const saying = (lines: readonly string[]) => replies.filter((reply) => lines.some((line) => reply.includes(line)));
    expect(saying(content.person.styles[style]).length / seeds.length).toBeGreaterThan(1);
    expect(saying(others)).toEqual([]);
    expect(replies.filter((reply) => countQuestions(reply) > 1)).toEqual([]);
  }
  const distances = pairsOf(therapistStyles).map(([one, other]) =>
    distanceBetween(said.get(one) ?? [], said.get(other) ?? []),
  );
  expect(Math.min(...distances)).toBeGreaterThan(0.12);
  const averageLength = (style: TherapistStyle): number =>
    (said.get(style) ?? []).reduce((sum, reply) => sum + reply.length, 0) / (said.get(style)?.length ?? 1);
  expect(averageLength('direct')).toBeLessThan(averageLength('analytical'));
});

test.each(languageCodes)('a name is said seldom, never first, and only where there is one (%s)', async (language) => {
  const name = 'Zezé';
  const named = await allReplies(language, { personality: 'default', style: 'calm', name });
  const saying = named.filter((reply) => reply.includes(name));
  expect(saying.length).toBeGreaterThan(0);
  expect(saying.length / named.length).toBeLessThan(0.15);
  expect(saying.filter((reply) => reply.startsWith(name))).toEqual([]);
  const nameless = await allReplies(language, { personality: 'default', style: 'calm', name: null });
  const { person } = await loadGuidedContent(language);
  expect(nameless.filter((reply) => person.named.some((line) => isSaidIn(line, reply)))).toEqual([]);
});

const hearsTrend: Record<Exclude<MoodTrend, 'even'>, 'low' | 'high'> = {
  heavier: 'low',
  low: 'low',
  changing: 'low',
  lighter: 'high',
  high: 'high',
};

test.each(languageCodes)(
  'where the moods have been going is said once, early, and where it fits (%s)',
  async (language) => {
    const content = await loadGuidedContent(language);
    const messages = await twelveMessages(language);
    const linesOf = (trend: MoodTrend) => (trend === 'even' ? [] : content.person.trends[trend]);
    for (const trend of moodTrends) {
      const low: Setting = { mood: 'sad', personality: 'wise', style: 'calm', moodTrend: trend, seed: trend };
      const replies = repliesIn(converse(content, low, messages));
      const at = replies.flatMap((reply, index) =>
        linesOf(trend).some((line) => reply.includes(line)) ? [index] : [],
      );
      const isHeard = trend !== 'even' && hearsTrend[trend] === 'low';
      expect(at.length).toBeGreaterThanOrEqual(isHeard ? 1 : 0);
      expect(at.length).toBeLessThanOrEqual(1);
      expect(Math.max(0, ...at)).toBeLessThanOrEqual(4);
      const others = moodTrends.filter((other) => other !== trend).flatMap(linesOf);
      expect(replies.filter((reply) => others.some((line) => reply.includes(line)))).toEqual([]);
    }
  },
);

test('light days are not held against somebody who feels low', async () => {
  const content = await loadGuidedContent('en');
  const said = ['my mother has died and i cry all night', 'i miss her so much', 'i feel so alone without her'];
  for (const moodTrend of ['lighter', 'high'] as const) {
    const replies = repliesIn(converse(content, { mood: 'sad', personality: 'friend', moodTrend, seed: 's' }, said));
    expect(replies.filter((reply) => content.person.trends[moodTrend].some((line) => reply.includes(line)))).toEqual(
      [],
    );
  }
  const glad = repliesIn(
    converse(content, { mood: 'happy', personality: 'friend', moodTrend: 'lighter', seed: 's' }, [
      'i passed the exam and i am so happy about it',
    ]),
  );
  expect(glad.some((reply) => content.person.trends.lighter.some((line) => reply.includes(line)))).toBe(true);
});

test.each(languageCodes)(
  'an exercise comes with its reason, and never the same kind twice in a row (%s)',
  async (language) => {
    const content = await loadGuidedContent(language);
    // More than an order: a reason takes a clause of its own.
    expect(content.suggestions.list.filter(({ text }) => !/[,;:.،؛,，、。：।—].*[^.。।]/su.test(text))).toEqual([]);
    const [request = ''] = examplesIn[language].requests;
    const stories = (await twelveMessages(language)).slice(0, 6);
    for (const personality of personalities) {
      const asking = stories.flatMap((message) => [request, message]);
      const replies = repliesIn(converse(content, { mood: 'anxious', personality, seed: 'more' }, asking));
      const kinds = replies.flatMap((reply) => {
        const made = content.suggestions.list.find(({ text }) => reply.includes(text));
        return made ? [made.kind] : [];
      });
      expect(kinds.length).toBeGreaterThan(1);
      expect(kinds.filter((kind, index) => kind === kinds[index - 1])).toEqual([]);
    }
  },
);

test('every tone label belongs to a personality, and no two personalities have the same', () => {
  expect([...new Set(Object.values(personalityTones).flat())].toSorted()).toEqual([...tones].toSorted());
  expect(new Set(Object.values(personalityTones).map(String)).size).toBe(personalities.length);
});
