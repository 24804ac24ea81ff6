import type { Profile } from '@alento/domain/account/profile-schema.ts';
import { useTranslation } from 'react-i18next';
import { AddressField } from '#features/account/profile/components/address-field.tsx';
import { AvatarField } from '#features/account/profile/components/avatar-field.tsx';
import { ProfileForm } from '#features/account/profile/components/profile-form.tsx';
import type { Person } from '#features/account/state.ts';
import { useProfile } from '#features/account/profile/use-profile.ts';
import { useWaitingChanges } from '#features/account/profile/use-waiting-changes.ts';
import { useSaveProfile } from '#features/account/profile/use-save-profile.ts';
import { isConnected } from '#lib/connection.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { showToast } from '#ui/toast.tsx';

/** Who somebody is to Alento, in their own words, and theirs to change. */
export function ProfileScreen({ person }: { person: Person }) {
  // The words of the form too: it would take the whole page with it while it waits for them.
  const { t } = useTranslation(['account-profile', 'common', 'account', 'account-age']);
  const errorMessage = useErrorMessage();
  const profile = useProfile(person.id);
  return (
    <div className="flex max-w-xl flex-col gap-8">
      <title>{t('common:pageTitle', { title: t('title') })}</title>
      <PageHeader
        title={t('title')}
        subtitle={t('text')}
        back={{ to: '/settings', label: t('common:account.settings') }}
      />
      {profile.isPending && (
        <div role="status" aria-label={t('common:loading')} className="flex flex-col gap-6">
          <Skeleton className="size-24 rounded-full" />
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} className="h-16" />
          ))}
        </div>
      )}
      {profile.isLoadingError && (
        <Banner
          tone="danger"
          action={
            <Button
              size="small"
              variant="outline"
              isPending={profile.isFetching}
              onPress={() => void profile.refetch()}
            >
              {t('common:retry')}
            </Button>
          }
        >
          {t('loadFailed')} {errorMessage(profile.error)}
        </Banner>
      )}
      {profile.data && <LoadedProfile person={person} profile={profile.data} />}
    </div>
  );
}

function LoadedProfile({ person, profile }: { person: Person; profile: Profile }) {
  const { t } = useTranslation(['account-profile', 'common']);
  const errorMessage = useErrorMessage();
  const saving = useSaveProfile(person.id, () => {
    showToast({ text: t('saveFailed'), tone: 'danger' });
  });
  const waiting = useWaitingChanges(person.id);
  return (
    <>
      {waiting.isWaiting && (
        <Banner
          tone={waiting.error === null ? 'notice' : 'danger'}
          action={
            <Button variant="quiet" size="small" onPress={waiting.discard}>
              {t('common:undo')}
            </Button>
          }
        >
          {waiting.error === null ? t('waiting') : errorMessage(waiting.error)}
        </Banner>
      )}
      <AvatarField
        name={person.name}
        value={person.picture}
        personId={person.id}
        onChange={(url) =>
          saving.mutate(
            { avatar_url: url },
            { onSuccess: () => showToast({ text: t(isConnected() ? 'saved' : 'waiting') }) },
          )
        }
      />
      <AddressField email={person.email} />
      <ProfileForm personId={person.id} profile={profile} />
    </>
  );
}
