import { expect, test } from 'vitest';
import { languageCodes, type LanguageCode } from '@alento/domain/language/languages.ts';
import type { Mood } from '@alento/domain/mood/schema.ts';
import { personalities, type Personality } from '@alento/domain/chat/schema.ts';
import type { GuidedContent } from './content.ts';
import { guidedReply } from './guided-reply.ts';
import { loadGuidedContent } from './load-content.ts';
import { isSaidIn } from './speech/template.ts';
import { converse, repliesIn, shuffled, type Setting } from './testing/converse.ts';
import { examplesIn } from './testing/examples/by-language.ts';
import { goodbyes } from './testing/goodbyes.ts';
import { detectOtherLanguage } from '@alento/domain/common/text/language-guess.ts';
import { asks, countQuestions } from '@alento/domain/common/text/questions.ts';
import { tokensOf, wordCount } from '@alento/domain/common/text/tokens.ts';
import type { Turn } from './turn.ts';
import { withoutQuotations } from './understanding/quotations.ts';
import { understand } from './understanding/understand.ts';

/** One of each group: a mood changes nothing beside its group. */
const moods: readonly Mood[] = ['sad', 'neutral', 'grateful'];

/** Every personality with one mood, in turn from language to language, so that all of them meet. */
const settingsOf = (language: LanguageCode): Setting[] =>
  personalities.map((personality, index) => {
    const mood = moods[(index + languageCodes.indexOf(language)) % moods.length] ?? 'neutral';
    return { personality, mood, seed: `${personality}-${mood}` };
  });

const told = new Map<LanguageCode, Promise<string[][]>>();

/** What is replied in sixty turns, for every personality and group of moods; several properties are read from it. */
function longConversations(language: LanguageCode): Promise<string[][]> {
  const ready = told.get(language) ?? tellAll(language);
  told.set(language, ready);
  return ready;
}

async function tellAll(language: LanguageCode): Promise<string[][]> {
  const content = await loadGuidedContent(language);
  return settingsOf(language).map((setting) =>
    repliesIn(converse(content, setting, shuffled(examplesIn[language].script, 60, setting.seed))),
  );
}

test.each(languageCodes)('sixty turns never sound like a loop (%s)', async (language) => {
  for (const replies of await longConversations(language)) {
    expect(replies.filter((reply, index) => reply === replies[index - 1])).toEqual([]);
    expect(new Set(replies.slice(0, 31)).size).toBe(31);
    expect(new Set(replies).size).toBeGreaterThanOrEqual(replies.length - 3);
  }
});

test.each(languageCodes)('no line of a voice or a question comes back within thirty turns (%s)', async (language) => {
  const content = await loadGuidedContent(language);
  for (const setting of settingsOf(language)) {
    const replies = repliesIn(
      converse(content, setting, shuffled(examplesIn[language].script, 30, `q${setting.seed}`)),
    );
    const questions = Object.values(content.questions.stages).flatMap((lines) => Object.values(lines).flat());
    const { reflections } = content.voices[setting.personality];
    for (const line of [...questions, ...Object.values(reflections).flat()]) {
      expect(replies.filter((reply) => isSaidIn(line, reply)).length).toBeLessThanOrEqual(1);
    }
  }
});

test.each(languageCodes)('a reply is short, asks at most once and says nothing forbidden (%s)', async (language) => {
  const isWrong = (reply: string): boolean =>
    countQuestions(withoutQuotations(reply)) > 1 ||
    wordCount(tokensOf(reply)) < 2 ||
    reply.length > 500 ||
    /[{}]|undefined| {2}|\s$/.test(reply) ||
    detectOtherLanguage(reply, tokensOf(reply), language) !== null ||
    // What is quoted is what the person wrote, or a sentence for them to use.
    examplesIn[language].forbidden.some((pattern) => pattern.test(withoutQuotations(reply)));
  for (const replies of await longConversations(language)) expect(replies.filter(isWrong)).toEqual([]);
});

test.each(languageCodes)('suggestions stay seldom unless they are asked for (%s)', async (language) => {
  const content = await loadGuidedContent(language);
  const { script, requests } = examplesIn[language];
  const uninvited = script.filter((line) => !requests.includes(line));
  const isSuggestion = (reply: string): boolean => content.suggestions.list.some(({ text }) => reply.includes(text));
  for (const setting of settingsOf(language)) {
    const replies = repliesIn(converse(content, setting, shuffled(uninvited, 60, `s${setting.seed}`)));
    const at = replies.flatMap((reply, index) => (isSuggestion(reply) ? [index] : []));
    const gaps = at.slice(1).map((place, index) => place - (at[index] ?? 0));
    expect(gaps.filter((gap) => gap < 4)).toEqual([]);
  }
});

test('a conversation of which only the end is known goes on without a loop', async () => {
  const content = await loadGuidedContent('en');
  const setting: Setting = { mood: 'worried', personality: 'therapist', seed: 'window' };
  const turns: Turn[] = [];
  for (const text of shuffled(examplesIn.en.script, 100, 'window')) {
    turns.push({ role: 'user', text });
    const seen = turns.slice(-40);
    turns.push({ role: 'assistant', text: guidedReply(content, { ...setting, turns: seen, seed: `${turns.length}` }) });
  }
  const replies = repliesIn(turns);
  const repeated = replies.filter((reply, index) => replies.slice(Math.max(0, index - 19), index).includes(reply));
  expect(repeated).toEqual([]);
});

test('the same request gives the same reply, another seed another', async () => {
  const content = await loadGuidedContent('pt');
  const turns = [{ role: 'user' as const, text: 'estou com muita raiva do meu irmão' }];
  const reply = (seed: string): string => guidedReply(content, { mood: 'angry', personality: 'friend', turns, seed });
  expect(reply('a')).toBe(reply('a'));
  expect(new Set(['a', 'b', 'c', 'd', 'e'].map(reply)).size).toBeGreaterThan(1);
});

function linesOf(content: GuidedContent, personality: Personality): string[] {
  const flat = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value as object).flatMap(flat);
  return flat(content.voices[personality]);
}

test.each(languageCodes)('a personality is heard in most replies, and never another (%s)', async (language) => {
  const content = await loadGuidedContent(language);
  const stories = examplesIn[language].script.filter((line) => {
    const { act, ask } = understand(content, line);
    return act === null && ask === null;
  });
  for (const setting of settingsOf(language)) {
    const replies = repliesIn(converse(content, setting, shuffled(stories, 24, setting.seed))).slice(1);
    const own = linesOf(content, setting.personality);
    const heard = replies.filter((reply) => own.some((line) => reply.includes(line)));
    expect(heard.length / replies.length).toBeGreaterThan(0.55);
    for (const other of personalities.filter((personality) => personality !== setting.personality)) {
      const foreign = linesOf(content, other).filter((line) => line.length > 12 && !own.includes(line));
      expect(foreign.filter((line) => replies.some((reply) => reply.includes(line)))).toEqual([]);
    }
  }
});

test.each(languageCodes)(
  'somebody who only ever says the same is still met with something new (%s)',
  async (language) => {
    const content = await loadGuidedContent(language);
    for (const line of examplesIn[language].shortAnswers) {
      const setting: Setting = { mood: 'down', personality: 'default', seed: line };
      const replies = repliesIn(converse(content, setting, Array<string>(40).fill(line)));
      expect(replies.filter((reply, index) => reply === replies[index - 1])).toEqual([]);
      expect(new Set(replies).size).toBeGreaterThan(30);
    }
  },
);

test.each(languageCodes)('who asks for fewer questions gets none for a while (%s)', async (language) => {
  const content = await loadGuidedContent(language);
  const { quiet } = examplesIn[language];
  const replies = repliesIn(converse(content, { mood: 'sad', personality: 'friend', seed: 'quiet' }, quiet));
  expect(replies.slice(-3).filter(asks)).toEqual([]);
});

test.each(languageCodes)('forty goodbyes are met with one warm line that holds nobody back (%s)', async (language) => {
  const content = await loadGuidedContent(language);
  const { goodbye, holdsBack } = examplesIn[language];
  expect(new Set(goodbyes[language]).size).toBe(8);
  for (const text of [goodbye, ...goodbyes[language]]) {
    for (const personality of personalities) {
      const style = 'motivational';
      const setting: Setting = { mood: 'calm', personality, style, name: 'Ana', moodTrend: 'low', seed: text };
      const [, reply = ''] = repliesIn(converse(content, setting, [text]));
      expect(content.voices[personality].goodbyes).toContain(reply);
      expect(asks(reply)).toBe(false);
      expect(reply).not.toMatch(holdsBack);
    }
  }
});

test.each(languageCodes)('asked whether it is human, it says that it is an AI (%s)', async (language) => {
  const content = await loadGuidedContent(language);
  const { areYouHuman, saysItIsAi } = examplesIn[language];
  for (const question of areYouHuman) {
    for (const personality of personalities) {
      const [, reply] = repliesIn(converse(content, { mood: 'sad', personality, seed: question }, [question]));
      expect(reply).toMatch(saysItIsAi);
    }
  }
});

test('what was said earlier comes back by name', async () => {
  const content = await loadGuidedContent('en');
  const said = [
    'my sister and i had a fight',
    'it was about money',
    'i feel guilty',
    'she never calls first',
    'i miss her',
  ];
  const replies = settingsOf('en').flatMap((setting) => repliesIn(converse(content, setting, said)));
  expect(replies.some((reply) => reply.includes('your sister'))).toBe(true);
});

test.each(languageCodes)('a panic is met with something for the body at once (%s)', async (language) => {
  const content = await loadGuidedContent(language);
  const fitting = content.suggestions.list.filter(({ suits }) => suits.includes('panic'));
  for (const setting of settingsOf(language)) {
    const [, reply = ''] = repliesIn(converse(content, setting, [examplesIn[language].panic]));
    expect(fitting.some(({ text }) => reply.includes(text))).toBe(true);
  }
});

test.each(languageCodes)('somebody who has died is not somebody to say things to (%s)', async (language) => {
  const content = await loadGuidedContent(language);
  const people = [...(content.questions.people.any ?? []), ...(content.questions.people.low ?? [])];
  for (const setting of settingsOf(language)) {
    const replies = repliesIn(converse(content, setting, examplesIn[language].loss));
    expect(replies.filter((reply) => people.some((line) => isSaidIn(line, reply)))).toEqual([]);
  }
});
