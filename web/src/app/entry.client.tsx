import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { whenQuiet } from '#lib/when-quiet.ts';
import { prepareFirstPaint } from './first-paint.ts';

async function keepOnDevice(): Promise<void> {
  const { startServiceWorker } = await import('#platform/service-worker/updates.ts');
  await startServiceWorker();
}

whenQuiet(() => void keepOnDevice());

await prepareFirstPaint();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
