import type { PlanEntry, PlanStep } from '@alento/safety/support-plan/schema.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { stepWords } from './step-words.ts';

interface StepExamplesProps {
  step: PlanStep;
  entries: readonly PlanEntry[];
  onChoose: (text: string) => void;
}

/** Suggestions to start from; once added, an example can be edited like any entry. */
export function StepExamples({ step, entries, onChoose }: StepExamplesProps) {
  const { t } = useTranslation(['safety-plan', 'safety']);
  const id = useId();
  const taken = new Set(entries.map(({ text }) => text));
  const examples = t(stepWords[step].examples, { returnObjects: true }).filter((example) => !taken.has(example));
  if (examples.length === 0) return null;
  return (
    <div>
      <p id={id} className="text-sm text-muted">
        {t('examples')}
      </p>
      <ul aria-labelledby={id} className="mt-2 flex flex-wrap gap-2">
        {examples.map((example) => (
          <li key={example}>
            <Button variant="outline" size="small" className="gap-1.5 text-start" onPress={() => onChoose(example)}>
              <PlusIcon className="size-4 shrink-0" />
              {example}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
