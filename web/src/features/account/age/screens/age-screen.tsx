import type { Age } from '@alento/domain/account/age-schema.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BirthDateForm } from '#features/account/age/components/birth-date-form.tsx';
import { GuardianWait } from '#features/account/guardian/components/guardian-wait.tsx';
import { StepHeading } from '#features/account/forms/components/step-heading.tsx';
import { Link } from '#ui/link.tsx';

/** The gate before the first conversation: birth date, and for a minor a guardian's consent. */
export function AgeScreen({ age, tooYoung }: { age: Age; tooYoung: ReactNode }) {
  const { t } = useTranslation(['account-age', 'common']);
  if (age.state === 'refused') return tooYoung;
  const isWaiting = age.state === 'waiting';
  return (
    <div className="mx-auto w-full max-w-md pt-2 md:pt-6">
      <title>{t('common:pageTitle', { title: t(isWaiting ? 'guardian.title' : 'question.title') })}</title>
      {isWaiting ? (
        <GuardianWait request={age.guardian} />
      ) : (
        <>
          <StepHeading heading={t('question.heading')} text={t('question.why')} />
          <BirthDateForm />
        </>
      )}
      <div className="mt-8 border-t border-line pt-5 text-sm text-muted">
        <p>{t('help.text')}</p>
        <Link to="/help" className="inline-flex min-h-touch items-center">
          {t('help.action')}
        </Link>
      </div>
    </div>
  );
}
