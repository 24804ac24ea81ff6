import { PrivacyScreen } from '@capacitor/privacy-screen';

/** Nothing of a person in the app switcher; on Android no screenshots and no mirroring either. */
export async function hideFromSwitcher(): Promise<void> {
  await PrivacyScreen.enable({
    android: { dimBackground: false, privacyModeOnActivityHidden: 'splash' },
    ios: { blurEffect: 'dark' },
  });
}
