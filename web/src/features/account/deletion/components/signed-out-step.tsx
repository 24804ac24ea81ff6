import { legalLimits } from '@alento/domain/legal/limits.ts';
import { useTranslation } from 'react-i18next';
import { MailRequestForm } from '#features/account/mailed-codes/components/mail-request-form.tsx';
import { MailedStep } from '#features/account/mailed-codes/components/mailed-step.tsx';
import type { MailStepState } from '#features/account/mailed-codes/mail-step-state.ts';
import { useLinkProblem } from '#features/account/mailed-codes/use-link-problem.ts';
import { Banner } from '#ui/banner.tsx';
import { ButtonLink } from '#ui/link.tsx';

interface SignedOutStepProps {
  mailed: MailStepState;
  onSent: (email: string) => void;
}

/** For signed-out users: the form is reached through a mail. Nothing here reveals who has an account. */
export function SignedOutStep({ mailed, onSent }: SignedOutStepProps) {
  const { email, sentAt } = mailed;
  if (sentAt === undefined) return <AddressStep email={email} onSent={onSent} />;
  return (
    <MailedStep
      kind="deletion"
      email={email}
      sentAt={sentAt}
      level={2}
      back={{ to: '/delete-account', state: { email } }}
      onSent={() => onSent(email)}
    />
  );
}

function AddressStep({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const { t } = useTranslation('account-data');
  const { data: linkProblem } = useLinkProblem();
  return (
    <>
      <MailRequestForm
        kind="deletion"
        email={email}
        label={t('signedOut.title')}
        action={t('signedOut.action')}
        onSent={onSent}
      >
        <div>
          <h2 className="font-display text-2xl">{t('signedOut.title')}</h2>
          <p className="mt-2 text-muted">{t('signedOut.text')}</p>
        </div>
        {linkProblem && linkProblem !== 'none' && <Banner tone="notice">{t('signedOut.linkProblem')}</Banner>}
      </MailRequestForm>
      <ButtonLink to="/login?next=%2Fdelete-account" variant="quiet" isFullWidth className="mt-3">
        {t('signedOut.signIn')}
      </ButtonLink>
      <p className="mt-5 text-sm text-muted">{t('signedOut.locked', { days: legalLimits.deletionDays })}</p>
    </>
  );
}
