import type { Answer } from '@alento/domain/exercises/schema.ts';
import type { AskingStep } from '@alento/guided-companion/dialogues/script.ts';
import type { DialogueTexts, SharedTexts } from '@alento/guided-companion/dialogues/texts.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumbers } from '#lib/use-numbers.ts';
import { Button } from '#ui/button.tsx';
import { ToggleChips } from '#ui/toggle-chips.tsx';
import { TimedStep } from './timed-step.tsx';

export interface StepChoicesProps {
  readonly step: AskingStep;
  readonly texts: DialogueTexts;
  readonly shared: SharedTexts;
  readonly onAnswer: (answer: Answer) => void;
}

/** What can be pressed at a step, above the place to write. */
export function StepChoices({ step, texts, shared, onAnswer }: StepChoicesProps) {
  switch (step.kind) {
    case 'choose':
      return <Options step={step.id} texts={texts} onAnswer={onAnswer} />;
    case 'checklist':
      return <Checklist step={step.id} texts={texts} onAnswer={onAnswer} />;
    case 'rate':
      return <Rating step={step.id} shared={shared} onAnswer={onAnswer} />;
    case 'timed':
      return <TimedStep timing={step.timing} onDone={() => onAnswer({ kind: 'done', step: step.id })} />;
    case 'write':
      return null;
  }
}

interface OptionsProps extends Pick<StepChoicesProps, 'texts' | 'onAnswer'> {
  readonly step: string;
}

function Options({ step, texts, onAnswer }: OptionsProps) {
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {optionsAt(texts, step).map(({ id, label }) => (
        <Button key={id} variant="outline" onPress={() => onAnswer({ kind: 'option', step, option: id })}>
          {label}
        </Button>
      ))}
    </div>
  );
}

function Checklist({ step, texts, onAnswer }: OptionsProps) {
  const { t } = useTranslation('exercises');
  const [chosen, setChosen] = useState<string[]>([]);
  return (
    <div className="flex flex-col items-end gap-4">
      <ToggleChips label={t('player.several')} chips={optionsAt(texts, step)} value={chosen} onChange={setChosen} />
      <Button isDisabled={chosen.length === 0} onPress={() => onAnswer({ kind: 'options', step, options: chosen })}>
        {t('player.goOn')}
      </Button>
    </div>
  );
}

const ratings = Array.from({ length: 11 }, (_, rating) => rating);

interface RatingProps extends Pick<StepChoicesProps, 'shared' | 'onAnswer'> {
  readonly step: string;
}

function Rating({ step, shared, onAnswer }: RatingProps) {
  const format = useNumbers();
  return (
    <div className="flex flex-col gap-2">
      <div className="grid grid-cols-6 gap-1.5 sm:grid-cols-11">
        {ratings.map((rating) => (
          <Button
            key={rating}
            variant="outline"
            className="min-w-0 px-0! tabular-nums"
            onPress={() => onAnswer({ kind: 'rating', step, rating })}
          >
            {format(rating)}
          </Button>
        ))}
      </div>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
        <span>{`${format(0)} – ${shared.lowest}`}</span>
        <span>{`${format(10)} – ${shared.highest}`}</span>
      </p>
    </div>
  );
}

function optionsAt(texts: DialogueTexts, step: string): { id: string; label: string }[] {
  const text = texts.steps[step];
  if (typeof text !== 'object' || !('options' in text)) return [];
  return Object.entries<string>(text.options).map(([id, label]) => ({ id, label }));
}
