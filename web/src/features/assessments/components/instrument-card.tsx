import { type Instrument, instrumentNames } from '@alento/domain/assessments/instruments.ts';
import { nextTime } from '@alento/domain/assessments/next-time.ts';
import type { Assessment } from '@alento/domain/assessments/schema.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDates } from '#lib/use-dates.ts';
import { Card } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { ScoreHistory } from './score-history.tsx';
import { ScoreLine } from './score-line.tsx';

interface InstrumentCardProps {
  instrument: Instrument;
  /** What was answered, the last first. */
  taken: readonly Assessment[];
  isOpen: boolean;
  personId: string;
}

/** One questionnaire: what it asks about, when it is open, and how the scores went. */
export function InstrumentCard({ instrument, taken, isOpen, personId }: InstrumentCardProps) {
  const { t } = useTranslation('assessments');
  const { date } = useDates();
  const [now] = useState(() => new Date());
  const next = nextTime(instrument, taken, now);
  return (
    <Card role="region" aria-labelledby={instrument}>
      <h2 id={instrument} className="font-display text-xl">
        {t(`about.${instrument}`)}
      </h2>
      <p className="mt-1 text-sm text-muted">{instrumentNames[instrument]}</p>
      {taken.length > 1 && <ScoreLine instrument={instrument} taken={taken} />}
      {isOpen && next === null && (
        <ButtonLink to={`/assessments/${instrument}`} className="mt-4" variant="secondary">
          {t('answer')}
        </ButtonLink>
      )}
      {isOpen && next !== null && <p className="mt-4">{t('opens', { date: date(next.toISOString()) })}</p>}
      {taken.length > 0 && (
        <Disclosure title={t('earlier')} className="mt-4 border-b-0">
          <ScoreHistory taken={taken} personId={personId} />
        </Disclosure>
      )}
    </Card>
  );
}
