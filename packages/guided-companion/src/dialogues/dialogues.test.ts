import { dialogueGroups, type DialogueId, dialogueIds, getDialogueGroup } from '@alento/domain/exercises/dialogues.ts';
import type { Answer } from '@alento/domain/exercises/schema.ts';
import { asks, countQuestions } from '@alento/domain/common/text/questions.ts';
import { type LanguageCode, languageCodes } from '@alento/domain/language/languages.ts';
import { describe, expect, test } from 'vitest';
import { scriptOf, scripts } from './catalogue.ts';
import { loadDialogueTexts } from './load-dialogue-texts.ts';
import { afterStep, beforeStep, positionIn, stepsOf } from './position.ts';
import type { AskingStep, Script, Step } from './script.ts';
import { takeawayOf } from './takeaway.ts';
import { controls, type DialogueTexts, type StepText } from './texts.ts';

const longestText = 280;
const longestTitle = 40;
const longestOption = 28;
const longestHint = 60;

/** Every way through a script that its conditions can tell from another. */
function* waysThrough(script: Script, answers: Answer[] = []): Generator<Answer[]> {
  const { current } = positionIn(script, answers);
  if (current === null) return yield answers;
  for (const answer of answersThatMatter(script, current)) yield* waysThrough(script, [...answers, answer]);
}

function answersThatMatter(script: Script, step: AskingStep): Answer[] {
  const skipped: Answer = { kind: 'skipped', step: step.id };
  const isWatched = script.steps.some(({ when }) => when?.step === step.id);
  const given = answersTo(step);
  return isWatched ? [...given, skipped] : given.slice(0, 1);
}

function answersTo({ id, ...step }: AskingStep): Answer[] {
  switch (step.kind) {
    case 'choose':
      return step.options.map((option) => ({ kind: 'option', step: id, option }));
    case 'checklist':
      return [
        { kind: 'options', step: id, options: [...step.options] },
        ...step.options.map((option): Answer => ({ kind: 'options', step: id, options: [option] })),
      ];
    case 'write':
      return [{ kind: 'text', step: id, text: `my own words at ${id}` }];
    case 'rate':
      return [0, 3, 5, 7, 10].map((rating) => ({ kind: 'rating', step: id, rating }));
    case 'timed':
      return [{ kind: 'done', step: id }];
  }
}

test('every dialogue of the groups has its script, and belongs to its group', () => {
  expect(dialogueIds).toHaveLength(28);
  expect(Object.keys(scripts).toSorted()).toEqual([...dialogueIds].toSorted());
  for (const [group, ids] of Object.entries(dialogueGroups)) {
    for (const id of ids) expect(getDialogueGroup(id)).toBe(group);
  }
});

describe.each([...dialogueIds])('the script of %s', (id) => {
  const script: Script = scriptOf(id);
  const ids = script.steps.map((step) => step.id);

  test('has steps of its own names, and refers to steps before', () => {
    expect(script.id).toBe(id);
    expect(new Set([...ids, beforeStep, afterStep]).size).toBe(ids.length + 2);
    for (const [index, { when, quotes = [] }] of script.steps.entries()) {
      const earlier = [beforeStep, ...ids.slice(0, index)];
      expect(earlier).toEqual(expect.arrayContaining([...quotes, ...(when ? [when.step] : [])]));
      const watched = script.steps.find((step) => step.id === when?.step);
      if (!when || !('chose' in when)) continue;
      expect(watched?.kind === 'choose' || watched?.kind === 'checklist' ? watched.options : []).toEqual(
        expect.arrayContaining([...when.chose]),
      );
    }
  });

  test('takes away and drafts what the person answers', () => {
    const asked = script.steps.filter(({ kind }) => kind === 'write' || kind === 'choose' || kind === 'checklist');
    expect(asked.map((step) => step.id)).toEqual(expect.arrayContaining([...script.takeaway, ...(script.draft ?? [])]));
    expect(script.takeaway.length).toBeGreaterThan(0);
  });

  test('ends on every way, in two to eight minutes of a few steps', () => {
    expect(script.minutes).toBeGreaterThanOrEqual(2);
    expect(script.minutes).toBeLessThanOrEqual(8);
    for (const answers of waysThrough(script)) {
      const { progress, passed } = positionIn(script, answers);
      expect(progress.done).toBe(progress.total);
      expect(progress.total).toBeGreaterThanOrEqual(3);
      expect(progress.total).toBeLessThanOrEqual(16);
      expect(passed.some(({ step, answer }) => step.kind !== 'say' && answer === null)).toBe(false);
    }
  });

  test('can be skipped to its end', () => {
    const answers: Answer[] = [];
    for (let steps = 0; steps < 40; steps += 1) {
      const { current } = positionIn(script, answers);
      if (current === null) break;
      answers.push({ kind: 'skipped', step: current.id });
    }
    expect(positionIn(script, answers).current).toBeNull();
  });

  test('says at most two things before it asks again', () => {
    for (const answers of waysThrough(script)) {
      let said = 0;
      for (const { step } of positionIn(script, answers).passed) {
        said = step.kind === 'say' ? said + 1 : 0;
        expect(said).toBeLessThanOrEqual(2);
      }
    }
  });

  test('holds no breath and hurries none where it is for panic', () => {
    if (!script.themes.includes('panic')) return;
    for (const step of script.steps) {
      if (step.kind !== 'timed' || step.timing.kind !== 'breath') continue;
      expect(step.timing.hold ?? 0).toBe(0);
      expect(step.timing.out).toBeGreaterThanOrEqual(step.timing.in);
      expect(step.timing.in + step.timing.out).toBeGreaterThanOrEqual(8);
    }
  });
});

describe.each([...languageCodes])('the words in %s', (language: LanguageCode) => {
  test.each([...dialogueIds])(
    '%s is said on every way, shortly, and ends without a question',
    async (id: DialogueId) => {
      const { texts, titles } = await loadDialogueTexts(language);
      const said = texts[id];
      expect(titles[id]).not.toBe('');
      const script: Script = scriptOf(id);
      expect(titles[id].length).toBeLessThanOrEqual(longestTitle);
      expect(asks(said.close)).toBe(false);
      expect(asks(said.keep)).toBe(false);
      for (const text of allTexts(said)) {
        expect(text.trim()).toBe(text);
        expect(text).not.toBe('');
        expect(text.length).toBeLessThanOrEqual(longestText);
        expect(text).not.toMatch(/[{}]/u);
        expect(countQuestions(text)).toBeLessThanOrEqual(2);
      }
      expect(script.steps.flatMap((step) => faultsAt(step, said.steps[step.id]))).toEqual([]);
      expect(Object.keys(said.steps).toSorted()).toEqual(script.steps.map((step) => step.id).toSorted());
      for (const answers of waysThrough(script)) {
        const { lines, draft } = takeawayOf({ script, texts: said, language, answers });
        expect(lines.every(({ label, words }) => label !== '' && words !== '')).toBe(true);
        expect(draft?.includes('my own words') ?? false).toBe(script.draft !== undefined);
      }
    },
  );

  test('the shared words are there, and name the minutes', async () => {
    const { shared } = await loadDialogueTexts(language);
    expect(shared.consent).toContain('{minutes}');
    for (const control of controls) expect(shared.controls[control].length).toBeGreaterThan(5);
    for (const patterns of shared.numbers) expect(patterns.length).toBeGreaterThan(0);
    const words = [...Object.values(shared.before), ...Object.values(shared.after), ...Object.values(shared.cautions)];
    for (const text of words) expect(text.length).toBeLessThanOrEqual(longestText);
  });
});

/** What is missing at a step, or does not fit. */
function faultsAt(step: Step, text: StepText | undefined): string[] {
  const fault = (what: string): string[] => [`${step.id}: ${what}`];
  switch (step.kind) {
    case 'choose':
    case 'checklist': {
      if (typeof text !== 'object' || !('options' in text)) return fault('no options');
      const labels = Object.values<string>(text.options);
      const isWhole = step.options.every((option) => option in text.options) && labels.length === step.options.length;
      if (!isWhole || new Set(labels).size < labels.length) return fault('options are missing or alike');
      return labels.filter(({ length }) => length > longestOption).flatMap(fault);
    }
    case 'write':
      if (typeof text !== 'object' || !('hint' in text)) return fault('no hint');
      return text.hint.length > longestHint ? fault(text.hint) : [];
    case 'say':
    case 'rate':
    case 'timed':
      return typeof text === 'string' ? [] : fault('no words');
  }
}

function allTexts({ about, why, steps, takeaway, keep, close }: DialogueTexts): string[] {
  const ofSteps = Object.values(steps).flatMap((text) => {
    if (typeof text === 'string') return [text];
    return 'options' in text ? [text.ask, ...Object.values<string>(text.options)] : [text.ask, text.hint];
  });
  return [about, why, keep, close, ...ofSteps, ...Object.values(takeaway)];
}

test('steps of the frame stand around the dialogue’s own', () => {
  expect(
    stepsOf(scriptOf('panicWave'))
      .map(({ id }) => id)
      .at(0),
  ).toBe(beforeStep);
  expect(
    stepsOf(scriptOf('panicWave'))
      .map(({ id }) => id)
      .at(-1),
  ).toBe(afterStep);
  expect(stepsOf(scriptOf('letterInGrief')).map(({ id }) => id)).not.toContain(beforeStep);
});
