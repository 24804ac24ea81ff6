import type { Instrument } from '@alento/domain/assessments/instruments.ts';
import { tellsOfSelfHarm } from '@alento/domain/assessments/score.ts';
import type { WordingLanguage } from '@alento/domain/assessments/wording/languages.ts';
import type { InstrumentWording } from '@alento/domain/assessments/wording/wording.ts';
import { directionOf } from '@alento/locales/languages.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { dropSheet, keepSheet, openSheet } from '../state.ts';
import { useSaveAssessment } from '../use-assessments.ts';

interface QuestionFormProps {
  personId: string;
  instrument: Instrument;
  language: WordingLanguage;
  wording: InstrumentWording;
}

/** All questions of an instrument. Thoughts of self-harm lead to help at once; what was answered waits here. */
export function QuestionForm({ personId, instrument, language, wording }: QuestionFormProps) {
  const { t } = useTranslation('assessments');
  const navigate = useNavigate();
  const errorMessage = useErrorMessage();
  const saving = useSaveAssessment(personId);
  const [sheet, setSheet] = useState(() => openSheet(personId, instrument));
  const [isAsked, setAsked] = useState(false);
  const given = sheet.answers.filter((answer) => answer !== null);
  const left = sheet.answers.length - given.length;

  const answer = (question: number, value: number): void => {
    const next = { ...sheet, answers: sheet.answers.with(question, value) };
    keepSheet(personId, instrument, next);
    setSheet(next);
    const isNew = tellsOfSelfHarm(instrument, next.answers) && !tellsOfSelfHarm(instrument, sheet.answers);
    if (isNew) void navigate('/help');
  };
  const finish = (): void => {
    setAsked(true);
    if (left > 0) return;
    saving.mutate(
      { id: sheet.id, instrument, language, answers: given },
      {
        onSuccess: ({ id }) => {
          dropSheet(personId, instrument);
          void navigate(`/assessments?done=${id}`, { replace: true });
        },
      },
    );
  };

  return (
    <>
      <div lang={language} dir={directionOf(language)} className="flex flex-col gap-8">
        <p className="max-w-prose font-semibold">{wording.lead}</p>
        {wording.questions.map((question, index) => (
          <RadioCards
            key={question}
            label={`${index + 1}. ${question}`}
            layout="columns"
            cards={wording.answers.map((label, value) => ({ id: String(value), label }))}
            value={sheet.answers[index] === null ? null : String(sheet.answers[index])}
            onChange={(value) => answer(index, Number(value))}
          />
        ))}
      </div>
      {saving.error && <Banner tone="danger">{errorMessage(saving.error)}</Banner>}
      {isAsked && left > 0 && <Banner tone="notice">{t('left', { count: left })}</Banner>}
      <Button className="self-start" onPress={finish} isPending={saving.isPending}>
        {t('finish')}
      </Button>
    </>
  );
}
