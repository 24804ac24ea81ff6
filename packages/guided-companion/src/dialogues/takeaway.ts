import type { Answer } from '@alento/domain/exercises/schema.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { afterStep, beforeStep, positionIn } from './position.ts';
import type { Script } from './script.ts';
import type { DialogueTexts } from './texts.ts';

export interface Takeaway {
  /** What was worth keeping, in the person's own words; empty where they wrote and chose nothing. */
  readonly lines: readonly { readonly label: string; readonly words: string }[];
  /** The idea of the dialogue in a sentence. */
  readonly keep: string;
  /** A message to copy, a line for each part. */
  readonly draft: string | null;
  /** From 0 to 10; null where it was not rated. */
  readonly before: number | null;
  readonly after: number | null;
}

interface Told {
  readonly script: Script;
  readonly texts: DialogueTexts;
  readonly language: LanguageCode;
  readonly answers: readonly Answer[];
}

/** What somebody takes away from a dialogue. */
export function takeawayOf(told: Told): Takeaway {
  const { script, texts } = told;
  const words = (step: string): string | null => wordsAt(told, step);
  const lines = script.takeaway.flatMap((step) => {
    const said = words(step);
    return said === null ? [] : [{ label: texts.takeaway[step] ?? '', words: said }];
  });
  const draft = (script.draft ?? []).flatMap((step) => words(step) ?? []).join('\n');
  const rating = (step: string): number | null => ratingAt(told, step);
  return { lines, keep: texts.keep, draft: draft || null, before: rating(beforeStep), after: rating(afterStep) };
}

/** What was answered at a step, in words; null where it was skipped, not taken, or asks for none. */
export function wordsAt({ script, texts, language, answers }: Told, step: string): string | null {
  const answer = positionIn(script, answers).passed.find((passed) => passed.step.id === step)?.answer;
  if (!answer) return null;
  if (answer.kind === 'text') return answer.text;
  if (answer.kind === 'rating') return new Intl.NumberFormat(language).format(answer.rating);
  if (answer.kind !== 'option' && answer.kind !== 'options') return null;
  const labels = optionLabels(texts, step);
  const chosen = answer.kind === 'option' ? [answer.option] : answer.options;
  const named = chosen.flatMap((option) => labels[option] ?? []);
  return named.length === 0 ? null : new Intl.ListFormat(language, { type: 'conjunction' }).format(named);
}

function optionLabels(texts: DialogueTexts, step: string): Readonly<Record<string, string>> {
  const text = texts.steps[step];
  return text && typeof text === 'object' && 'options' in text ? text.options : {};
}

function ratingAt({ script, answers }: Told, step: string): number | null {
  const answer = positionIn(script, answers).passed.find((passed) => passed.step.id === step)?.answer;
  return answer?.kind === 'rating' ? answer.rating : null;
}
