import { useTranslation } from 'react-i18next';
import { Wordmark } from '#ui/wordmark.tsx';
import { HelpNumbers } from './help-numbers.tsx';
import { LanguageLinks } from './language-links.tsx';
import { WayIn } from './way-in.tsx';

/** Help comes before everything, the way in right after. */
export function LandingHeader() {
  const { t } = useTranslation(['landing', 'common']);
  return (
    <>
      <a
        href="#content"
        className="sr-only z-50 rounded-full bg-primary px-5 py-3 text-on-primary focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
      >
        {t('common:skipToContent')}
      </a>
      <header>
        <div className="flex flex-wrap items-center justify-center gap-x-2 bg-soft px-4 text-sm text-on-soft">
          <span className="py-2">{t('landing:help.question')}</span> <HelpNumbers look="text" />
        </div>
        <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-2 px-5 py-3 whitespace-nowrap sm:px-8">
          <Wordmark name={t('common:appName')} isShort className="flex-[1_1_2.25rem]" />
          <LanguageLinks look="menu" />
          <WayIn variant="outline" size="small" enter={t('landing:enter')} goOn={t('landing:continue')} />
        </div>
      </header>
    </>
  );
}
