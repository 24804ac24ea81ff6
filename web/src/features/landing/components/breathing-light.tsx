import { useTranslation } from 'react-i18next';

/** A lamp that swells and settles at the pace of a calm breath. It can be held still, and stays so for who wants less motion. */
export function BreathingLight() {
  const { t } = useTranslation('landing');
  return (
    <div className="breath">
      <div className="breath-light" aria-hidden="true">
        <span className="breath-ring" />
        <span className="breath-ring" />
        <span className="breath-ring" />
        <span className="breath-core" />
        <span className="breath-word">{t('hero.in')}</span>
        <span className="breath-word">{t('hero.out')}</span>
      </div>
      <label className="breath-pause">
        <input type="checkbox" className="peer sr-only" />
        <span className="inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-sm text-muted outline-offset-2 peer-focus-visible:outline-2 peer-focus-visible:outline-focus">
          <span aria-hidden="true" className="breath-switch" />
          {t('hero.pause')}
        </span>
      </label>
    </div>
  );
}
