import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { isNativeApp, followAppLinks } from '#platform/app-links/follow-app-links.ts';
import type { DeepLinkSteps } from '#features/account/google/open-deep-link.ts';
import { showToast } from '#ui/toast.tsx';

/** In the app for phones: signs in by the links with which the system opens it. */
export function useAppLinks(): void {
  const { i18n } = useTranslation();
  const navigate = useNavigate();

  useEffect(() => {
    if (!isNativeApp()) return;
    const tell: DeepLinkSteps['tell'] = (word) =>
      void i18n.loadNamespaces('account-google').then(() => {
        const text = i18n.t(`deepLink.${word}`, { ns: 'account-google' });
        showToast({ text, tone: word === 'done' ? 'calm' : 'danger' });
      });
    const handleLink = async (address: string): Promise<void> => {
      const { signInByDeepLink } = await import('#features/account/google/sign-in-by-deep-link.ts');
      await signInByDeepLink(address, { tell, goHome: () => void navigate('/app') });
    };
    const following = followAppLinks((address) => void handleLink(address));
    return () => void following.then((stop) => stop());
  }, [i18n, navigate]);
}
