import { useTranslation } from 'react-i18next';
import { MailedStep } from '#features/account/mailed-codes/components/mailed-step.tsx';
import type { MailStepState } from '#features/account/mailed-codes/mail-step-state.ts';

interface ConfirmEmailScreenProps {
  mailed: MailStepState;
  onSent: () => void;
}

/** The last step of a sign-up where mails go out: the address is proved. Whoever did so is signed in. */
export function ConfirmEmailScreen({ mailed, onSent }: ConfirmEmailScreenProps) {
  const { t } = useTranslation(['account', 'common']);
  const { email, name, sentAt } = mailed;
  return (
    <div className="mx-auto w-full max-w-md pt-4">
      <title>{t('common:pageTitle', { title: t('account:mailed.title') })}</title>
      <MailedStep
        kind="signup"
        email={email}
        sentAt={sentAt}
        back={{ to: '/login?mode=sign-up', state: { email, name } }}
        onSent={onSent}
      />
    </div>
  );
}
