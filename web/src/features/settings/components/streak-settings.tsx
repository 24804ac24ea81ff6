import { useTranslation } from 'react-i18next';
import { useProfile } from '#features/account/profile/use-profile.ts';
import { useSaveProfile } from '#features/account/profile/use-save-profile.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Switch } from '#ui/switch.tsx';
import { showToast } from '#ui/toast.tsx';

/** Whether days in a row are shown, on every device. */
export function StreakSettings({ personId }: { personId: string }) {
  const { t } = useTranslation('progress');
  const errorMessage = useErrorMessage();
  const profile = useProfile(personId);
  const saving = useSaveProfile(personId, (error) => {
    showToast({ text: errorMessage(error), tone: 'danger' });
  });
  return (
    <Switch
      isSelected={profile.data?.sequencia_visivel ?? true}
      isDisabled={!profile.data}
      onChange={(isShown) => saving.mutate({ sequencia_visivel: isShown })}
      description={t('streak.showText')}
    >
      {t('streak.show')}
    </Switch>
  );
}
