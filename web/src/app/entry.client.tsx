import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { currentLanguage, i18n } from '#lib/i18n.ts';
import { whenQuiet } from '#lib/when-quiet.ts';
import { prepareFirstPaint } from './first-paint.ts';

async function keepOnDevice(): Promise<void> {
  const { keepLanguage, startServiceWorker } = await import('#platform/service-worker/updates.ts');
  if (!(await startServiceWorker())) return;
  void keepLanguage(currentLanguage());
  i18n.on('languageChanged', (language) => void keepLanguage(language));
}

await prepareFirstPaint();

whenQuiet(() => void keepOnDevice());

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
