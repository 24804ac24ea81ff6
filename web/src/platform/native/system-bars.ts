import { SystemBars, SystemBarsStyle } from '@capacitor/core';

/** The ink of the status and navigation bars, for a page that is light, dark, or as the system is. */
export async function setSystemBars(theme: 'system' | 'light' | 'dark'): Promise<void> {
  const styles = { system: SystemBarsStyle.Default, light: SystemBarsStyle.Light, dark: SystemBarsStyle.Dark };
  await SystemBars.setStyle({ style: styles[theme] });
}
