import { expect, test } from 'vitest';
import { languageCodes } from '@alento/domain/language/languages.ts';
import type { GuidedContent } from './content.ts';
import { loadGuidedContent } from './load-content.ts';
import { isSaidIn } from './speech/template.ts';
import { asksPerson } from './speech/without-questions.ts';
import { examplesIn } from './testing/examples/by-language.ts';
import { countQuestions, asks } from '@alento/domain/common/text/questions.ts';

function linesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(linesOf);
  return [];
}

/** All that can be said: everything but the recognisers. */
function spokenLines(content: GuidedContent): string[] {
  const {
    openings,
    names,
    reflections,
    validations,
    questions,
    suggestions,
    summaries,
    voices,
    acts,
    asks: answers,
    echoes,
    crisis: { recognise: _, ...crisis },
  } = content;
  const common = [openings, names, reflections, validations, questions, suggestions, summaries, acts, crisis];
  const answered = [answers, echoes];
  const shared = [common, answered, content.person];
  return linesOf([shared, voices]);
}

function shapeOf(value: unknown): unknown {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
}

function slotsIn(lines: unknown): string[] {
  return [
    ...new Set(linesOf(lines).flatMap((line) => [...line.matchAll(/\{([a-z]+)\}/g)].map(([, name]) => name ?? ''))),
  ];
}

test('every language has the same parts', async () => {
  const contents = await Promise.all(languageCodes.map(loadGuidedContent));
  const [first, ...others] = contents.map((content) =>
    shapeOf({ ...content, recognition: { ...content.recognition, aliases: '' } }),
  );
  for (const other of others) expect(other).toEqual(first);
});

test.each(languageCodes)('questions ask once, reflections not at all (%s)', async (language) => {
  const { questions, summaries, voices, reflections, validations, suggestions, person } =
    await loadGuidedContent(language);
  const asking = linesOf([questions, summaries, Object.values(voices).map((voice) => voice.questions)]);
  expect(asking.filter((line) => countQuestions(line) !== 1)).toEqual([]);
  const stating = linesOf([
    [reflections, validations, suggestions.list.map(({ text }) => text), person],
    Object.values(voices).map((voice) => [voice.leads, voice.reflections, voice.validations]),
    Object.values(voices).map((voice) => [voice.invitations, voice.frames, voice.goodbyes]),
  ]);
  expect(stating.filter(asks)).toEqual([]);
});

test.each(languageCodes)('an answer asks the person nothing, and ends in no question (%s)', async (language) => {
  const { asks: answers, echoes } = await loadGuidedContent(language);
  const lines = linesOf([answers, echoes]);
  expect(lines.filter(asksPerson)).toEqual([]);
  expect(lines.filter((line) => /[?？؟]["”“»」』]?$/u.test(line))).toEqual([]);
  expect(lines.filter((line) => line.length > 300)).toEqual([]);
});

test.each(languageCodes)('there are several answers to whatever is asked for (%s)', async (language) => {
  const { asks: answers, echoes } = await loadGuidedContent(language);
  const { distraction, company, doWithMe, listen, offers, ways, memory, repairs } = answers;
  const { advice, plan, wording, information, opinion } = answers;
  for (const lines of [distraction, company]) expect(lines.length).toBeGreaterThanOrEqual(6);
  for (const lines of [doWithMe, listen, offers, ways, echoes.low ?? []])
    expect(lines.length).toBeGreaterThanOrEqual(4);
  for (const lines of [...Object.values(memory), ...Object.values(repairs)])
    expect(lines.length).toBeGreaterThanOrEqual(2);
  for (const kind of [advice, plan, wording]) expect(kind.general.length).toBeGreaterThanOrEqual(3);
  expect(opinion.general.length).toBeGreaterThanOrEqual(3);
  for (const kind of [advice, plan, wording, information, opinion])
    expect(Object.values(kind).filter((lines) => lines.length === 0)).toEqual([]);
});

test.each(languageCodes)('there is enough to say for a long conversation (%s)', async (language) => {
  const { questions, reflections, voices, suggestions, acts } = await loadGuidedContent(language);
  const fewest = (groups: readonly unknown[]): number => Math.min(...groups.map((group) => linesOf(group).length));
  expect(fewest(Object.values(questions.themes))).toBeGreaterThanOrEqual(9);
  expect(fewest(Object.values(reflections.themes))).toBeGreaterThanOrEqual(4);
  expect(fewest(Object.values(reflections.feelings))).toBeGreaterThanOrEqual(3);
  expect(fewest(Object.values(reflections.cues))).toBeGreaterThanOrEqual(3);
  expect(fewest(Object.values(questions.stages))).toBeGreaterThanOrEqual(11);
  expect(fewest(Object.values(voices).map((voice) => voice.reflections))).toBeGreaterThanOrEqual(20);
  expect(fewest(Object.values(voices).flatMap((voice) => [voice.goodbyes, voice.frames]))).toBeGreaterThanOrEqual(4);
  expect(fewest(Object.values(acts))).toBeGreaterThanOrEqual(2);
  expect(suggestions.list.length).toBeGreaterThanOrEqual(30);
});

test.each(languageCodes)('no line hides in another, so what was said is found again (%s)', async (language) => {
  const {
    voices,
    reflections,
    validations,
    questions,
    suggestions,
    summaries,
    acts,
    person,
    asks: answers,
  } = await loadGuidedContent(language);
  const suggested = suggestions.list.map(({ text }) => text);
  const shared = [reflections, validations, questions, suggested, summaries, acts, person, answers];
  const own = Object.values(voices).map((voice) => [
    voice.reflections,
    voice.validations,
    voice.questions,
    voice.invitations,
  ]);
  const lines = linesOf([shared, own]);
  expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
  expect(lines.filter((line) => lines.some((other) => other !== line && isSaidIn(line, other)))).toEqual([]);
});

test.each(languageCodes)('nothing forbidden is among the words (%s)', async (language) => {
  const lines = spokenLines(await loadGuidedContent(language));
  expect(lines.filter((line) => examplesIn[language].forbidden.some((pattern) => pattern.test(line)))).toEqual([]);
});

test.each(languageCodes)('slots are only those that can be filled (%s)', async (language) => {
  const content = await loadGuidedContent(language);
  expect(slotsIn(content.openings)).toEqual(['mood']);
  expect(slotsIn(content.reflections.feelingInTheme).toSorted()).toEqual(['feeling', 'theme']);
  expect(slotsIn(content.reflections.mixed).toSorted()).toEqual(['high', 'low']);
  expect(slotsIn(content.reflections.pair).toSorted()).toEqual(['feeling', 'other']);
  expect(slotsIn(content.questions.people)).toEqual(['person']);
  expect(slotsIn(content.questions.details)).toEqual(['detail']);
  expect(slotsIn(content.questions.callbacks)).toEqual(['earlier']);
  expect(slotsIn(content.summaries).toSorted()).toEqual(['feelings', 'list']);
  expect(slotsIn(content.acts)).toEqual(['language']);
  expect(slotsIn(content.echoes)).toEqual(['words']);
  expect(slotsIn(content.asks.offers)).toEqual(['title']);
  expect(slotsIn(content.asks.memory.named)).toEqual(['name']);
  expect(slotsIn(content.asks.memory.quoted)).toEqual(['words']);
  expect(slotsIn({ ...content.asks, offers: [], memory: content.asks.memory.unknown })).toEqual([]);
  expect(slotsIn(content.person.named)).toEqual(['name']);
  expect(slotsIn([content.person.styles, content.person.trends])).toEqual([]);
  expect(slotsIn([content.voices, content.validations, content.questions.stages])).toEqual([]);
});

test.each(languageCodes)('a sentence begins with a capital, where the script has them (%s)', async (language) => {
  const content = await loadGuidedContent(language);
  const { joy } = content.names.feelings;
  const hasCapitals = joy.toUpperCase() !== joy.toLowerCase();
  const beginsWithSlot = spokenLines(content).filter((line) => line.startsWith('{'));
  expect(hasCapitals ? beginsWithSlot : []).toEqual([]);
});
