import type { Assessment } from '@alento/domain/assessments/schema.ts';
import { bandOf, highestScore, scoreOf } from '@alento/domain/assessments/score.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDates } from '#lib/use-dates.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { useNumbers } from '#lib/use-numbers.ts';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TrashIcon } from '#ui/icons.tsx';
import { useDeleteAssessment } from '../use-assessments.ts';

/** Every time an instrument was answered, in words: also what the chart shows, for whoever reads rather than looks. */
export function ScoreHistory({ taken, personId }: { taken: readonly Assessment[]; personId: string }) {
  const { t } = useTranslation('assessments');
  const { day } = useDates();
  const write = useNumbers();
  const errorMessage = useErrorMessage();
  const [asked, setAsked] = useState<string | null>(null);
  const deletion = useDeleteAssessment(personId);
  return (
    <>
      <ul className="divide-y divide-line">
        {taken.map(({ id, instrument, answers, takenAt }) => (
          <li key={id} className="flex items-center gap-3 py-2">
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap justify-between gap-x-4">
                <time dateTime={takenAt}>{day(takenAt)}</time>
                <span className="font-semibold tabular-nums">
                  {t('score', { score: write(scoreOf(answers)), most: write(highestScore(instrument)) })}
                </span>
              </p>
              <p className="text-sm text-muted">{t(`meaning.${instrument}.${bandOf(instrument, scoreOf(answers))}`)}</p>
            </div>
            <IconButton label={t('delete.one', { date: day(takenAt) })} variant="muted" onPress={() => setAsked(id)}>
              <TrashIcon className="size-5" />
            </IconButton>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={t('delete.title')}
        text={t('delete.text')}
        confirmLabel={t('delete.yes')}
        cancelLabel={t('delete.no')}
        isDangerous
        isPending={deletion.isPending}
        {...(deletion.error && { error: errorMessage(deletion.error) })}
        onConfirm={() => asked !== null && deletion.mutate(asked, { onSuccess: () => setAsked(null) })}
      />
    </>
  );
}
