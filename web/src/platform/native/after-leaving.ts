import { App } from '@capacitor/app';

/**
 * The system opens another page in its browser, and this one stays behind it, hidden. Whoever comes back finds the first
 * screen, which the lock stands before; Android ends the app instead.
 */
export async function followLeaving(isLeft: () => boolean): Promise<void> {
  await App.addListener('appStateChange', ({ isActive }) => {
    if (!isLeft()) return;
    if (isActive) window.location.replace('/app');
    // iOS lets no app end itself.
    else void App.exitApp().catch(() => undefined);
  });
}
