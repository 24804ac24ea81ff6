import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isNativeApp } from '#lib/is-native-app.ts';
import { whenQuiet } from '#lib/when-quiet.ts';
import { prepareFirstPaint } from './startup/first-paint.ts';

await prepareFirstPaint();

if (isNativeApp()) void import('./startup/native-app.ts').then(({ startNativeApp }) => startNativeApp());
else whenQuiet(() => void import('./install/keep-on-device.ts').then(({ keepOnDevice }) => keepOnDevice()));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
