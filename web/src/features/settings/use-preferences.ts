import type { Profile } from '@alento/domain/account/profile-schema.ts';
import { useTranslation } from 'react-i18next';
import { useSaveProfile } from '#features/account/profile/use-save-profile.ts';
import { showToast } from '#ui/toast.tsx';

type Preferences = Pick<Profile, 'som_ativado' | 'animacoes_ativadas' | 'modo_escuro' | 'leitura_automatica'>;

/** Saves how a person likes Alento, for their other devices; says so if only this one knows. */
export function useSavePreferences(personId: string): (change: Partial<Preferences>) => void {
  const { t } = useTranslation('account-profile');
  const saving = useSaveProfile(personId, () => {
    showToast({ text: t('preferences.hereOnly'), tone: 'danger' });
  });
  return (change) => saving.mutate(change);
}
