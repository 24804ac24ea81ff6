import { legalLimits } from '@alento/domain/legal/limits.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MailStepState } from '#features/account/mailed-codes/mail-step-state.ts';
import { startAccount } from '#features/account/state.ts';
import { useAccount } from '#features/account/use-account.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { DeletionForm } from '../components/deletion-form.tsx';
import { SignedOutStep } from '../components/signed-out-step.tsx';
import { useIsReauthenticated } from '../use-is-reauthenticated.ts';

const goes = [
  'account:deletion.goes.conversations',
  'account-data:deletion.notes',
  'account:deletion.goes.moods',
  'account:deletion.goes.profile',
  'account:deletion.goes.key',
] as const;
const days = legalLimits.deletionDays;

interface DeleteAccountScreenProps {
  mailed: MailStepState;
  onSent: (email: string) => void;
}

interface ScreenProps extends DeleteAccountScreenProps {
  /** What else whoever leaves has to know. */
  notice?: ReactNode;
}

/** Says what is deleted and when, before it asks for anything. */
export function DeleteAccountScreen({ mailed, onSent, notice }: ScreenProps) {
  const { t } = useTranslation(['account', 'account-data', 'common']);
  return (
    <div className="mx-auto flex max-w-xl flex-col gap-8">
      <title>{t('common:pageTitle', { title: t('account:deletion.title') })}</title>
      <div>
        <h1 className="font-display text-4xl">{t('account:deletion.title')}</h1>
        <p className="mt-3 text-lg text-muted">{t('account-data:deletion.lead')}</p>
      </div>
      <section>
        <h2 className="font-display text-2xl">{t('account:deletion.goesTitle')}</h2>
        <ul className="mt-3 flex list-disc flex-col gap-2 ps-5 marker:text-muted">
          {goes.map((item) => (
            <li key={item}>{t(item)}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="font-display text-2xl">{t('account:deletion.whenTitle')}</h2>
        <p className="mt-3">{t('account-data:deletion.when', { days })}</p>
      </section>
      <section>
        <h2 className="font-display text-2xl">{t('account:deletion.staysTitle')}</h2>
        <p className="mt-3">{t('account:deletion.stays')}</p>
        <p className="mt-3">
          <Link to="/privacy-policy">{t('account:deletion.privacy')}</Link>
        </p>
      </section>
      {notice}
      <Card className="p-5 sm:p-7">
        <NextStep mailed={mailed} onSent={onSent} />
      </Card>
    </div>
  );
}

/** The form for signed-in users; everybody else is shown the way to it. */
function NextStep({ mailed, onSent }: DeleteAccountScreenProps) {
  const { t } = useTranslation('common');
  const account = useAccount();
  const errorMessage = useErrorMessage();
  switch (account.status) {
    case 'starting':
      return <p className="text-muted">{t('loading')}</p>;
    case 'failed':
      return (
        <Banner
          tone="danger"
          action={
            <Button size="small" variant="outline" onPress={() => void startAccount()}>
              {t('retry')}
            </Button>
          }
        >
          {errorMessage(account.error)}
        </Banner>
      );
    case 'mfa_required':
    case 'signed_out':
      return <SignedOutStep mailed={mailed} onSent={onSent} />;
    case 'signed_in':
      return <SignedInStep email={account.person.email} />;
  }
}

function SignedInStep({ email }: { email: string }) {
  const { t } = useTranslation(['account-data', 'common']);
  const isProved = useIsReauthenticated();
  if (isProved === undefined) return <p className="text-muted">{t('common:loading')}</p>;
  return (
    <>
      <Link to="/settings/data" className="mb-3 inline-flex min-h-touch items-center">
        {t('deletion.copyFirst')}
      </Link>
      <DeletionForm email={email} isProved={isProved} />
    </>
  );
}
