import { SystemBars } from '@capacitor/core';
import { PrivacyScreen } from '@capacitor/privacy-screen';
import { SplashScreen } from '@capacitor/splash-screen';
import { expect, test, vi } from 'vitest';
import { hideFromSwitcher } from './privacy-screen.ts';
import { hideSplashScreen } from './splash-screen.ts';
import { setSystemBars } from './system-bars.ts';

vi.mock('@capacitor/core', () => ({
  SystemBarsStyle: { Default: 'DEFAULT', Light: 'LIGHT', Dark: 'DARK' },
  SystemBars: { setStyle: vi.fn<typeof SystemBars.setStyle>(() => Promise.resolve()) },
}));
vi.mock('@capacitor/privacy-screen', () => ({
  PrivacyScreen: { enable: vi.fn<typeof PrivacyScreen.enable>(() => Promise.resolve({ success: true })) },
}));
vi.mock('@capacitor/splash-screen', () => ({
  SplashScreen: { hide: vi.fn<typeof SplashScreen.hide>(() => Promise.resolve()) },
}));

test('the bars of the system are inked for the page between them', async () => {
  for (const theme of ['system', 'light', 'dark'] as const) await setSystemBars(theme);
  expect(vi.mocked(SystemBars.setStyle).mock.calls.map(([{ style }]) => style)).toEqual(['DEFAULT', 'LIGHT', 'DARK']);
});

test('the app switcher shows nothing of a person', async () => {
  await hideFromSwitcher();
  expect(vi.mocked(PrivacyScreen.enable).mock.calls[0]?.[0]?.android).toMatchObject({
    privacyModeOnActivityHidden: 'splash',
  });
});

test('the splash screen goes when there is something to see', async () => {
  await hideSplashScreen();
  expect(SplashScreen.hide).toHaveBeenCalledOnce();
});
