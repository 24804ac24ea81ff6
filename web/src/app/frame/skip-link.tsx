import { useTranslation } from 'react-i18next';

/** Past what every screen begins with; seen as soon as it is reached by keyboard. */
export function SkipLink() {
  const { t } = useTranslation('common');
  return (
    <a
      href="#content"
      className="sr-only z-50 rounded-full bg-primary px-5 py-3 text-on-primary focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
    >
      {t('skipToContent')}
    </a>
  );
}
