import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { showOnLockScreen } from './lock-screen.ts';
import { useSounds } from './state.ts';
import { useSoundWords } from './use-sound-words.ts';

/** Keeps the lock screen's words in step with what plays. */
export function useLockScreenTitle(): void {
  const { t } = useTranslation('common');
  const { status, mix } = useSounds();
  const title = useSoundWords().names(mix);
  const artist = t('appName');
  useEffect(() => {
    if (status === 'playing') showOnLockScreen({ title, artist });
  }, [status, title, artist]);
}
