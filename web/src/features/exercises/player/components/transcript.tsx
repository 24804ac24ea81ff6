import type { Run } from '@alento/domain/exercises/schema.ts';
import { afterStep, beforeStep, type Position } from '@alento/guided-companion/dialogues/position.ts';
import type { Script, Step } from '@alento/guided-companion/dialogues/script.ts';
import { wordsAt } from '@alento/guided-companion/dialogues/takeaway.ts';
import type { DialogueTexts, SharedTexts } from '@alento/guided-companion/dialogues/texts.ts';
import { useTranslation } from 'react-i18next';
import { useNumbers } from '#lib/use-numbers.ts';

export interface TranscriptProps {
  readonly script: Script;
  readonly texts: DialogueTexts;
  readonly shared: SharedTexts;
  readonly run: Run;
  readonly position: Position;
}

/** The dialogue so far, ending with the current question. */
export function Transcript({ script, texts, shared, run, position }: TranscriptProps) {
  const { t } = useTranslation('exercises');
  const format = useNumbers();
  const { language, answers } = run;
  const words = (step: string): string | null => wordsAt({ script, texts, language, answers }, step);
  const steps =
    position.current === null ? position.passed : [...position.passed, { step: position.current, answer: null }];
  return (
    <ol className="flex flex-col gap-6">
      {steps.map(({ step, answer }) => {
        const said = answer?.kind === 'rating' ? format(answer.rating) : answer && words(step.id);
        return (
          <li key={step.id} className="flex animate-rise flex-col gap-3">
            {(step.quotes ?? []).map((quoted) => {
              const quote = words(quoted);
              return quote === null ? null : <Quote key={quoted} words={quote} />;
            })}
            <p className="max-w-prose leading-relaxed whitespace-pre-line">{askOf(step, texts, shared, script)}</p>
            {said && (
              <p
                dir="auto"
                className="max-w-[85%] self-end rounded-xl rounded-ee-sm bg-soft px-4.5 py-3 wrap-anywhere whitespace-pre-wrap text-on-soft"
              >
                <span className="sr-only">{t('player.you')} </span>
                {said}
              </p>
            )}
            {answer?.kind === 'skipped' && <p className="self-end text-sm text-muted">{t('player.skipped')}</p>}
          </li>
        );
      })}
    </ol>
  );
}

/** The person's own words, exactly as they wrote them. */
function Quote({ words }: { words: string }) {
  return (
    <blockquote dir="auto" className="border-s-2 border-accent ps-4 wrap-anywhere whitespace-pre-wrap text-muted">
      {words}
    </blockquote>
  );
}

function askOf(step: Step, texts: DialogueTexts, shared: SharedTexts, { measure }: Script): string {
  if (measure !== null && step.id === beforeStep) return shared.before[measure];
  if (measure !== null && step.id === afterStep) return shared.after[measure];
  const text = texts.steps[step.id];
  return typeof text === 'object' ? text.ask : (text ?? '');
}
