import { useTranslation } from 'react-i18next';
import { MailRequestForm } from '#features/account/mailed-codes/components/mail-request-form.tsx';
import { MailedStep } from '#features/account/mailed-codes/components/mailed-step.tsx';
import { StepHeading } from '#features/account/forms/components/step-heading.tsx';
import type { MailStepState } from '#features/account/mailed-codes/mail-step-state.ts';
import { ButtonLink } from '#ui/link.tsx';

interface ForgotPasswordScreenProps {
  mailed: MailStepState;
  onSent: (email: string) => void;
  onProved: () => void;
}

/** Requests the reset mail and then its code; neither step reveals who has an account. */
export function ForgotPasswordScreen({ mailed, onSent, onProved }: ForgotPasswordScreenProps) {
  const { t } = useTranslation(['account', 'common']);
  const { email, sentAt } = mailed;
  return (
    <div className="mx-auto w-full max-w-md pt-4">
      <title>{t('common:pageTitle', { title: t('account:recovery.title') })}</title>
      {sentAt === undefined ? (
        <>
          <StepHeading heading={t('account:recovery.heading')} text={t('account:recovery.text')} />
          <MailRequestForm
            kind="recovery"
            email={email}
            label={t('account:recovery.title')}
            action={t('account:recovery.action')}
            onSent={onSent}
          />
          <ButtonLink to="/login" state={{ email }} variant="quiet" isFullWidth className="mt-3">
            {t('account:recovery.back')}
          </ButtonLink>
        </>
      ) : (
        <MailedStep
          kind="recovery"
          email={email}
          sentAt={sentAt}
          back={{ to: '/forgot-password', state: { email } }}
          onSent={() => onSent(email)}
          onProved={onProved}
        />
      )}
    </div>
  );
}
