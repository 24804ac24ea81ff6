import { SplashScreen } from '@capacitor/splash-screen';

/** Shows the page, once it has something to show. */
export async function hideSplashScreen(): Promise<void> {
  await SplashScreen.hide();
}
