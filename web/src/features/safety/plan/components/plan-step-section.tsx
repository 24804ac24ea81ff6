import { isBlank } from '@alento/safety/support-plan/merge-plans.ts';
import type { PlanEntry, PlanStep } from '@alento/safety/support-plan/schema.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumbers } from '#lib/use-numbers.ts';
import { Button } from '#ui/button.tsx';
import { CheckIcon, EditIcon, PlusIcon } from '#ui/icons.tsx';
import { EntryList } from './entry-list.tsx';
import { StepEditor } from './step-editor.tsx';
import { stepWords } from './step-words.ts';

interface PlanStepSectionProps {
  step: PlanStep;
  number: number;
  entries: readonly PlanEntry[];
  onChange: (entries: PlanEntry[]) => void;
  /** What stands in the step without having been written. */
  given?: ReactNode;
  /** How that can be changed. */
  choice?: ReactNode;
}

/** One step: to be read and called from, until the person wants to write in it. */
export function PlanStepSection({ step, number, entries, onChange, given, choice }: PlanStepSectionProps) {
  const { t } = useTranslation('safety-plan');
  const writeNumber = useNumbers();
  const [isEditing, setEditing] = useState(false);
  const words = stepWords[step];
  const title = t(words.title);
  const written = entries.filter((entry) => !isBlank(entry));
  const isEmpty = written.length === 0;
  return (
    <section aria-labelledby={`step-${step}`} className="border-t border-line pt-5">
      <div className="flex items-start gap-3">
        <span aria-hidden="true" className="w-7 shrink-0 font-display text-3xl text-accent-ink tabular-nums">
          {writeNumber(number)}
        </span>
        <h2 id={`step-${step}`} className="min-w-0 flex-1 pt-1 font-display text-xl">
          {title}
        </h2>
        {(isEditing || !isEmpty) && (
          <Button
            variant="quiet"
            size="small"
            className="-me-3 shrink-0 gap-1.5"
            aria-label={t('of', { action: t(isEditing ? 'done' : 'edit'), what: title })}
            onPress={() => setEditing(!isEditing)}
          >
            {isEditing ? <CheckIcon className="size-4" /> : <EditIcon className="size-4" />}
            {t(isEditing ? 'done' : 'edit')}
          </Button>
        )}
      </div>
      <div className="mt-2 flex flex-col gap-4 sm:ps-10">
        {(isEditing || isEmpty) && <p className="text-muted">{t(words.hint)}</p>}
        {isEditing ? (
          <StepEditor step={step} entries={entries} onChange={onChange} />
        ) : (
          !isEmpty && <EntryList step={step} entries={written} />
        )}
        {isEditing && choice}
        {given}
        {!isEditing && isEmpty && (
          <Button
            variant="secondary"
            size="small"
            className="gap-1.5 self-start"
            aria-label={t('of', { action: t('write'), what: title })}
            onPress={() => setEditing(true)}
          >
            <PlusIcon className="size-4" />
            {t('write')}
          </Button>
        )}
      </div>
    </section>
  );
}
