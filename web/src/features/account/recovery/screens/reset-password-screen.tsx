import { useTranslation } from 'react-i18next';
import { NewPasswordForm } from '#features/account/recovery/components/new-password-form.tsx';
import { StepHeading } from '#features/account/forms/components/step-heading.tsx';

interface ResetPasswordScreenProps {
  email: string;
  onDone: () => void;
}

/** The target of a password reset's link or code. */
export function ResetPasswordScreen({ email, onDone }: ResetPasswordScreenProps) {
  const { t } = useTranslation(['account', 'common']);
  return (
    <div className="mx-auto w-full max-w-md pt-4">
      <title>{t('common:pageTitle', { title: t('account:newPassword.title') })}</title>
      <StepHeading heading={t('account:newPassword.heading')} text={t('account:newPassword.text', { email })} />
      <NewPasswordForm email={email} onDone={onDone} />
    </div>
  );
}
