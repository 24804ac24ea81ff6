import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { currentLanguage, i18n } from '#lib/i18n.ts';
import { isNativeApp } from '#lib/is-native-app.ts';
import { whenQuiet } from '#lib/when-quiet.ts';
import { prepareFirstPaint } from './startup/first-paint.ts';

async function keepOnDevice(): Promise<void> {
  const { startServiceWorker } = await import('#platform/service-worker/updates.ts');
  const keepLanguage = await startServiceWorker();
  if (!keepLanguage) return;
  keepLanguage(currentLanguage());
  i18n.on('languageChanged', keepLanguage);
}

await prepareFirstPaint();

if (isNativeApp()) void import('./startup/native-app.ts').then(({ startNativeApp }) => startNativeApp());
else whenQuiet(() => void keepOnDevice());

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
