import { useTranslation } from 'react-i18next';
import { useProfile } from '#features/account/profile/use-profile.ts';
import { useSaveProfile } from '#features/account/profile/use-save-profile.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Switch } from '#ui/switch.tsx';
import { showToast } from '#ui/toast.tsx';

/** What is heard. The profile has it, so it is the same on every device. */
export function VoiceSettings({ personId }: { personId: string }) {
  const { t } = useTranslation(['account-profile', 'common']);
  const errorMessage = useErrorMessage();
  const profile = useProfile(personId);
  const saving = useSaveProfile(personId, (error) => {
    showToast({ text: errorMessage(error), tone: 'danger' });
  });
  if (profile.isLoadingError) {
    return (
      <Banner
        tone="danger"
        action={
          <Button size="small" variant="outline" isPending={profile.isFetching} onPress={() => void profile.refetch()}>
            {t('common:retry')}
          </Button>
        }
      >
        {t('loadFailed')}
      </Banner>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <Switch
        isSelected={profile.data?.som_ativado ?? true}
        isDisabled={!profile.data}
        onChange={(isOn) => saving.mutate({ som_ativado: isOn })}
        description={t('preferences.soundText')}
      >
        {t('preferences.sound')}
      </Switch>
      <Switch
        isSelected={profile.data?.leitura_automatica ?? false}
        isDisabled={!profile.data}
        onChange={(isOn) => saving.mutate({ leitura_automatica: isOn })}
        description={t('preferences.autoReadText')}
      >
        {t('preferences.autoRead')}
      </Switch>
    </div>
  );
}
