import type { Diagnostics } from '@alento/domain/support/schema.ts';
import { useConfig } from '#lib/use-config.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { useOnline } from '#lib/use-online.ts';
import { describeDevice } from './describe-device.ts';

/** What this device would tell, as it would be sent. */
export function useDiagnostics(): Diagnostics {
  const version = useConfig()?.version ?? '';
  const isOnline = useOnline();
  return describeDevice({
    userAgent: navigator.userAgent,
    path: window.location.pathname,
    width: window.innerWidth,
    height: window.innerHeight,
    isInstalled: window.matchMedia('(display-mode: standalone)').matches,
    isOnline,
    language: currentLanguage(),
    version,
  });
}
