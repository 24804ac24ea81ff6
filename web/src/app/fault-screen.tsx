import { useTranslation } from 'react-i18next';
import { buttonStyles } from '#ui/button-styles.ts';
import { HelpIcon } from '#ui/icons.tsx';
import { MendedBowl } from '#ui/illustrations/mended-bowl.tsx';

/** The last resort after a failure while rendering: plain elements, so that it cannot fail itself. */
export function FaultScreen() {
  const { t } = useTranslation('common');
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex justify-end px-3 py-3">
        <a
          href="/help"
          aria-label={t('help.label')}
          className={buttonStyles({ variant: 'secondary', size: 'small', className: 'gap-1.5' })}
        >
          <HelpIcon className="size-5" />
          {t('help.action')}
        </a>
      </header>
      <main className="m-auto grid max-w-md gap-4 p-6 text-center">
        <title>{t('fault.title')}</title>
        <MendedBowl className="mx-auto w-56" />
        <h1 className="font-display text-3xl">{t('fault.title')}</h1>
        <p className="text-muted">{t('fault.text')}</p>
        <div className="mt-4 flex flex-wrap justify-center gap-3">
          <button
            type="button"
            className={buttonStyles({ variant: 'primary' })}
            onClick={() => window.location.reload()}
          >
            {t('fault.retry')}
          </button>
          <a href="/" className={buttonStyles({ variant: 'secondary' })}>
            {t('fault.home')}
          </a>
        </div>
      </main>
    </div>
  );
}
