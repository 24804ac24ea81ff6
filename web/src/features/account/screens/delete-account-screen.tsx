import { legalLimits } from '@alento/domain/legal/limits.ts';
import { useTranslation } from 'react-i18next';
import { DeletionForm } from '#features/account/components/deletion-form.tsx';
import { startAccount } from '#features/account/state.ts';
import { useAccount } from '#features/account/use-account.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ButtonLink, Link } from '#ui/link.tsx';

const goes = ['conversations', 'moods', 'profile', 'key'] as const;
const days = legalLimits.deletionDays;

/** Says what is deleted and when, before it asks for anything. */
export function DeleteAccountScreen() {
  const { t } = useTranslation(['account', 'common']);
  return (
    <div className="mx-auto flex max-w-xl flex-col gap-8">
      <title>{t('common:pageTitle', { title: t('account:deletion.title') })}</title>
      <div>
        <h1 className="font-display text-4xl">{t('account:deletion.title')}</h1>
        <p className="mt-3 text-lg text-muted">{t('account:deletion.lead')}</p>
      </div>
      <section>
        <h2 className="font-display text-2xl">{t('account:deletion.goesTitle')}</h2>
        <ul className="mt-3 flex list-disc flex-col gap-2 ps-5 marker:text-muted">
          {goes.map((item) => (
            <li key={item}>{t(`account:deletion.goes.${item}`)}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="font-display text-2xl">{t('account:deletion.whenTitle')}</h2>
        <p className="mt-3">{t('account:deletion.when', { days })}</p>
      </section>
      <section>
        <h2 className="font-display text-2xl">{t('account:deletion.staysTitle')}</h2>
        <p className="mt-3">{t('account:deletion.stays')}</p>
        <p className="mt-3">
          <Link to="/privacy-policy">{t('account:deletion.privacy')}</Link>
        </p>
      </section>
      <Card className="p-5 sm:p-7">
        <NextStep />
      </Card>
    </div>
  );
}

/** The form for whoever is signed in; everybody else is shown the way to it. */
function NextStep() {
  const { t } = useTranslation(['account', 'common']);
  const account = useAccount();
  const errorMessage = useErrorMessage();
  switch (account.status) {
    case 'starting':
      return <p className="text-muted">{t('common:loading')}</p>;
    case 'failed':
      return (
        <Banner
          tone="danger"
          action={
            <Button size="small" variant="outline" onPress={() => void startAccount()}>
              {t('common:retry')}
            </Button>
          }
        >
          {errorMessage(account.error)}
        </Banner>
      );
    case 'second_step':
    case 'signed_out':
      return (
        <div className="flex flex-col items-start gap-4">
          <h2 className="font-display text-2xl">{t('account:deletion.signedOut.title')}</h2>
          <p>{t('account:deletion.signedOut.text')}</p>
          <ButtonLink to="/login?next=%2Fdelete-account">{t('account:deletion.signedOut.action')}</ButtonLink>
          <p className="text-sm text-muted">{t('account:deletion.signedOut.locked', { days })}</p>
        </div>
      );
    case 'signed_in':
      return <DeletionForm email={account.person.email} />;
  }
}
