import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Brain } from '#ui/brain.tsx';

/** Shown while a screen's code or the person's session is on its way. */
export function LoadingScreen({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <main className="grid min-h-dvh place-items-center p-6" aria-busy="true">
      <title>{t('appName')}</title>
      <div role="status" className="flex flex-col items-center gap-5">
        <span className="relative isolate grid size-28 place-items-center">
          <span aria-hidden="true" className="lamp absolute -inset-4 -z-10 animate-breathe rounded-full" />
          <Brain isBreathing className="size-16 text-accent-ink" />
        </span>
        <p data-words className="text-muted in-data-detecting:hidden" suppressHydrationWarning>
          {t('loading')}
        </p>
        {children}
      </div>
    </main>
  );
}
