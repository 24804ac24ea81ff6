import { useTranslation } from 'react-i18next';
import { BrainIcon } from '#ui/icons.tsx';

/** Shown while a screen's code or the person's session is on its way. */
export function LoadingScreen() {
  const { t } = useTranslation('common');
  return (
    <main className="grid min-h-dvh place-items-center p-6" aria-busy="true">
      <title>{t('appName')}</title>
      <div role="status" className="flex flex-col items-center gap-5">
        <span className="lamp grid size-24 place-items-center rounded-full">
          <BrainIcon className="size-11 text-accent-ink" />
        </span>
        <p data-words className="text-muted" suppressHydrationWarning>
          {t('loading')}
        </p>
      </div>
    </main>
  );
}
