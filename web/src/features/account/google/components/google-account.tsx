import type { UserIdentity } from '@supabase/auth-js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GoogleMark } from '#ui/google-mark.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { showToast } from '#ui/toast.tsx';
import { ProofForm } from '#features/account/reauthentication/components/proof-form.tsx';
import { requiresReauthentication } from '#features/account/reauthentication/use-reauthenticate.ts';
import { useLinkGoogle } from '#features/account/google/use-google-sign-in.ts';
import { useIdentities, useUnlinkGoogle } from '#features/account/google/use-google.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';

/** The Google account that opens this one: which it is, and how to link or unlink it. */
export function GoogleAccount() {
  const { t } = useTranslation('common');
  const errorMessage = useErrorMessage();
  const { data: identities, error, refetch } = useIdentities();
  if (error) {
    return (
      <Banner tone="danger" action={<Button onPress={() => void refetch()}>{t('retry')}</Button>}>
        {errorMessage(error)}
      </Banner>
    );
  }
  if (!identities) return <Skeleton className="h-touch w-56" />;
  const google = identities.find(({ provider }) => provider === 'google');
  return google ? <Linked google={google} isOnly={identities.length === 1} /> : <NotLinked />;
}

function Linked({ google, isOnly }: { google: UserIdentity; isOnly: boolean }) {
  const { t } = useTranslation('account-google');
  const errorMessage = useErrorMessage();
  const unlink = useUnlinkGoogle();
  const email = google.identity_data?.email;

  function handleUnlink(): void {
    unlink.mutate(google, {
      onSuccess: () => showToast({ text: t('linked.isUnlinked') }),
      onError: (error) => !requiresReauthentication(error) && showToast({ text: errorMessage(error), tone: 'danger' }),
    });
  }

  return (
    <div className="flex flex-col items-start gap-4">
      <p className="flex items-center gap-3">
        <GoogleMark />
        <span className="wrap-anywhere">{t('linked.as', { email: typeof email === 'string' ? email : 'Google' })}</span>
      </p>
      {isOnly ? (
        <p className="max-w-prose text-sm text-muted">{t('linked.only')}</p>
      ) : (
        <Button variant="outline" isPending={unlink.isPending} onPress={handleUnlink}>
          {t('linked.unlink')}
        </Button>
      )}
      {requiresReauthentication(unlink.error) && <ProofForm onProved={handleUnlink} />}
    </div>
  );
}

function NotLinked() {
  const { t } = useTranslation('account-google');
  const errorMessage = useErrorMessage();
  // Whoever comes back from their mail with the code finds where to type it.
  const [isStale, setStale] = useState(false);
  const leaving = useLinkGoogle((error) => setStale(requiresReauthentication(error)));

  function handleLink(): void {
    setStale(false);
    void leaving.run();
  }

  return (
    <div className="flex flex-col items-start gap-4">
      <p>{t('linked.none')}</p>
      <Button variant="google" isPending={leaving.isPending} onPress={handleLink}>
        {!leaving.isPending && <GoogleMark />}
        {t('linked.link')}
      </Button>
      {isStale && <ProofForm onProved={handleLink} />}
      {leaving.error !== null && !isStale && <Banner tone="danger">{errorMessage(leaving.error)}</Banner>}
    </div>
  );
}
