import { maxEntriesOffered } from '@alento/safety/support-plan/limits.ts';
import type { PlanEntry, PlanStep } from '@alento/safety/support-plan/schema.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { EntryFields } from './entry-fields.tsx';
import { StepExamples } from './step-examples.tsx';

interface StepEditorProps {
  step: PlanStep;
  entries: readonly PlanEntry[];
  onChange: (entries: PlanEntry[]) => void;
}

/** Writes in one step. Every letter counts at once; what is taken away can be taken back. */
export function StepEditor({ step, entries, onChange }: StepEditorProps) {
  const { t } = useTranslation('safety-plan');
  const [addedId, setAddedId] = useState<string | null>(null);
  const [removed, setRemoved] = useState<{ entry: PlanEntry; index: number } | null>(null);

  function add(text = ''): void {
    const id = crypto.randomUUID();
    setAddedId(text === '' ? id : null);
    setRemoved(null);
    onChange([...entries, { id, text, phone: '' }]);
  }

  function remove(entry: PlanEntry, index: number): void {
    setRemoved({ entry, index });
    onChange(entries.filter(({ id }) => id !== entry.id));
  }

  function takeBack(): void {
    if (!removed) return;
    onChange(entries.toSpliced(removed.index, 0, removed.entry));
    setRemoved(null);
  }

  return (
    <>
      {entries.length > 0 && (
        <ul className="flex flex-col gap-4">
          {entries.map((entry, index) => (
            <li key={entry.id}>
              <EntryFields
                step={step}
                entry={entry}
                number={index + 1}
                hasFocus={entry.id === addedId}
                onChange={(changed) => onChange(entries.with(index, changed))}
                onRemove={() => remove(entry, index)}
              />
            </li>
          ))}
        </ul>
      )}
      {removed && (
        <p role="status" className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          {t('removed')}
          <PlainButton autoFocus onPress={takeBack}>
            {t('undo')}
          </PlainButton>
        </p>
      )}
      {entries.length < maxEntriesOffered && (
        <>
          <Button variant="secondary" size="small" className="gap-1.5 self-start" onPress={() => add()}>
            <PlusIcon className="size-4" />
            {t('add')}
          </Button>
          <StepExamples step={step} entries={entries} onChoose={add} />
        </>
      )}
    </>
  );
}
