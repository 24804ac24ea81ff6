import { getAppearance, subscribeToAppearance } from '#features/settings/state.ts';
import { provideAppStorage } from '#lib/app-storage.ts';
import { followLeaving } from '#platform/native/after-leaving.ts';
import { followBackButton } from '#platform/native/back-button.ts';
import { followNotifications } from '#platform/native/local-notifications.ts';
import { hideFromSwitcher } from '#platform/native/privacy-screen.ts';
import { openSecureStorage } from '#platform/native/secure-storage.ts';
import { hideSplashScreen } from '#platform/native/splash-screen.ts';
import { setSystemBars } from '#platform/native/system-bars.ts';

/** What the app for phones has around the page. None of it may keep the page from being shown. */
export async function startNativeApp(): Promise<void> {
  const showBars = (): Promise<void> => setSystemBars(getAppearance().theme);
  subscribeToAppearance(() => void showBars().catch(ignore));
  const isLeft = (): boolean => document.documentElement.style.visibility === 'hidden';
  const begun = [
    hideSplashScreen(),
    openSecureStorage().then(provideAppStorage),
    hideFromSwitcher(),
    showBars(),
    followBackButton(),
    followLeaving(isLeft),
    // A full page, as the system opens any link: the lock and the sign-in stand before it.
    followNotifications((path) => window.location.assign(path)),
  ];
  await Promise.allSettled(begun);
}

const ignore = (): void => undefined;
