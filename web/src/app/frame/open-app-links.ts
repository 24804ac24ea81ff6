import type { DeepLinkSteps } from '#features/account/google/open-deep-link.ts';
import { signInByDeepLink } from '#features/account/google/sign-in-by-deep-link.ts';
import { i18n } from '#lib/i18n.ts';
import { followAppLinks } from '#platform/app-links/follow-app-links.ts';
import { showToast } from '#ui/toast.tsx';
import { pathOnSite } from './path-on-site.ts';

/** Signs in by each link that the app is opened with, and says so, or opens a page of the site; answers how to stop. */
export function openAppLinks(goHome: () => void): Promise<() => void> {
  return followAppLinks((address) => {
    const path = pathOnSite(address);
    // A whole page, as a browser would: it takes what a mailed link brings in its address.
    if (path !== null) window.location.assign(path);
    else void signInByDeepLink(address, { tell: (word) => void tell(word), goHome });
  });
}

async function tell(word: Parameters<DeepLinkSteps['tell']>[0]): Promise<void> {
  await i18n.loadNamespaces('account-google');
  const text = i18n.t(`deepLink.${word}`, { ns: 'account-google' });
  showToast({ text, tone: word === 'done' ? 'calm' : 'danger' });
}
