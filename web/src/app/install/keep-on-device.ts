import { currentLanguage, i18n } from '#lib/i18n.ts';
import { clearBadgeOnReturn } from '#platform/badge.ts';
import { startServiceWorker } from '#platform/service-worker/updates.ts';
import { manifestPath } from './manifest-path.ts';

/** Keeps the app on this device in the language on screen, and what an installed one shows outside of its window in step. */
export async function keepOnDevice(): Promise<void> {
  showManifest(currentLanguage());
  i18n.on('languageChanged', showManifest);
  clearBadgeOnReturn();
  const keepApp = await startServiceWorker();
  if (!keepApp) return;
  i18n.on('languageChanged', (language) => void keepApp(language));
  await keepApp(currentLanguage());
}

function showManifest(language: string): void {
  document.querySelector('link[rel=manifest]')?.setAttribute('href', manifestPath(language));
}
