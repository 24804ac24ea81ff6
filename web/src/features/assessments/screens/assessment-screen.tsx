import { type Instrument, instrumentNames } from '@alento/domain/assessments/instruments.ts';
import { nextTime } from '@alento/domain/assessments/next-time.ts';
import { wordingLanguages } from '@alento/domain/assessments/wording/languages.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import { useAge } from '#features/account/age/use-age.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { Select } from '#ui/select.tsx';
import { WholeScreen } from '#ui/whole-screen.tsx';
import { QuestionForm } from '../components/question-form.tsx';
import { instrumentNamed, keepSheet, openSheet } from '../state.ts';
import { useAssessments } from '../use-assessments.ts';
import { useWording } from '../use-wording.ts';

export interface AssessmentScreenProps {
  personId: string;
  /** As the address names it. */
  name: string;
  frameActions: ReactNode;
}

/** One questionnaire over the whole screen, word for word as it was published. */
export function AssessmentScreen({ personId, name, frameActions }: AssessmentScreenProps) {
  const { t } = useTranslation(['assessments', 'common']);
  const navigate = useNavigate();
  const age = useAge();
  const instrument = instrumentNamed(name);
  const isTooSoon = useTooSoon(personId, instrument);
  if (!instrument || isTooSoon || (age.data && age.data.state !== 'adult'))
    return <Navigate to="/assessments" replace />;
  return (
    <WholeScreen title={t('common:pageTitle', { title: t('title') })}>
      <header className="border-b border-line">
        <div className="mx-auto flex w-full max-w-3xl items-center gap-1 px-2 py-1.5 sm:gap-2 sm:px-4">
          <IconButton label={t('leave')} onPress={() => void navigate('/assessments')}>
            <CloseIcon />
          </IconButton>
          <p aria-hidden="true" className="min-w-0 flex-1 truncate font-display text-base sm:text-xl">
            {instrumentNames[instrument]}
          </p>
          {frameActions}
        </div>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <div className="mx-auto flex w-full max-w-2xl flex-col gap-6 px-5 pt-6 pb-12">
          <h1 className="font-display text-2xl">{t(`about.${instrument}`)}</h1>
          <p className="-mt-4 max-w-prose text-muted">{t('intro')}</p>
          <Worded personId={personId} instrument={instrument} />
        </div>
      </div>
    </WholeScreen>
  );
}

/** Whether it was answered too short a time before it was opened; what is answered now does not count. */
function useTooSoon(personId: string, instrument: Instrument | undefined): boolean {
  const { data = [] } = useAssessments(personId);
  const [openedAt] = useState(() => new Date());
  const before = data.filter(({ takenAt }) => new Date(takenAt) < openedAt);
  return instrument !== undefined && nextTime(instrument, before, openedAt) !== null;
}

/** In the language on screen, or in one that the person takes where it has no official wording. */
function Worded({ personId, instrument }: { personId: string; instrument: Instrument }) {
  const { t } = useTranslation('assessments');
  const errorMessage = useErrorMessage();
  const own = wordingLanguages.find((language) => language === currentLanguage()) ?? null;
  const [chosen, setChosen] = useState(() => openSheet(personId, instrument).language);
  const language = own ?? chosen;
  const { data: wording, error } = useWording(language);
  return (
    <>
      {own === null && (
        <>
          <Banner>{t('wording.none')}</Banner>
          <Select
            label={t('wording.language')}
            placeholder={t('wording.choose')}
            className="max-w-72"
            options={wordingLanguages.map((id) => ({ id, label: describeLanguage(id).endonym }))}
            value={chosen}
            onChange={(picked) => {
              keepSheet(personId, instrument, { ...openSheet(personId, instrument), language: picked });
              setChosen(picked);
            }}
          />
        </>
      )}
      {error && <Banner tone="danger">{errorMessage(error)}</Banner>}
      {language && wording && (
        <QuestionForm
          key={language}
          personId={personId}
          instrument={instrument}
          language={language}
          wording={wording[instrument]}
        />
      )}
    </>
  );
}
