import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ensureProfile } from '#features/account/profile/ensure-profile.ts';
import { showToast } from '#ui/toast.tsx';

/** Writes the profile that could not be written before the address was confirmed. */
export function useEnsureProfile(isConfirmed: boolean): void {
  const { t } = useTranslation('account');
  useEffect(() => {
    if (!isConfirmed) return;
    void ensureProfile().catch(() => showToast({ text: t('profile.saveFailed'), tone: 'danger' }));
  }, [isConfirmed, t]);
}
