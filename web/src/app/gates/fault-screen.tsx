import { useTranslation } from 'react-i18next';
import { buttonStyles } from '#ui/button-styles.ts';
import { MendedBowl } from '#ui/illustrations/mended-bowl.tsx';

/** The last resort after a failure while rendering: plain elements, so that it cannot fail itself. */
export function FaultScreen({ isReported }: { isReported: boolean }) {
  const { t } = useTranslation('common');
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center gap-4 p-6 text-center">
      <title>{t('fault.title')}</title>
      <MendedBowl className="mx-auto w-56" />
      <h1 className="font-display text-3xl">{t('fault.title')}</h1>
      <p className="text-muted">{t(isReported ? 'fault.text' : 'fault.unreported')}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <button type="button" className={buttonStyles({ variant: 'primary' })} onClick={() => window.location.reload()}>
          {t('fault.retry')}
        </button>
        <a href="/" className={buttonStyles({ variant: 'secondary' })}>
          {t('fault.home')}
        </a>
        <a href="/help" aria-label={t('help.label')} className={buttonStyles({ variant: 'secondary' })}>
          {t('help.action')}
        </a>
      </div>
    </main>
  );
}
