import { useTranslation } from 'react-i18next';
import { Wordmark } from '#ui/wordmark.tsx';
import { LanguageLinks } from './language-links.tsx';

const pages = [
  { id: 'privacy', address: '/privacy-policy' },
  { id: 'terms', address: '/privacy-policy#terms' },
  { id: 'delete', address: '/delete-account' },
] as const;

export function LandingFooter() {
  const { t } = useTranslation(['landing', 'common']);
  return (
    <footer className="border-t border-line">
      <div className="mx-auto grid max-w-6xl gap-x-16 gap-y-6 px-5 py-10 text-sm sm:px-8 lg:grid-cols-[5fr_7fr]">
        <div>
          <Wordmark name={t('common:appName')} />
          <p className="mt-3 max-w-[24rem] text-muted">{t('landing:footer.free')}</p>
        </div>
        <div className="flex flex-wrap justify-between gap-x-10 gap-y-2">
          <nav aria-label={t('landing:footer.label')}>
            <ul className="-mx-3 flex flex-wrap">
              {pages.map(({ id, address }) => (
                <li key={id}>
                  <a href={address} className="flex min-h-11 items-center rounded-md px-3 hover:bg-soft">
                    {t(`landing:footer.${id}`)}
                  </a>
                </li>
              ))}
              <li>
                <a href="/safety" className="flex min-h-11 items-center rounded-md px-3 hover:bg-soft">
                  {t('common:safetyPage')}
                </a>
              </li>
              <li>
                <a href="/support" className="flex min-h-11 items-center rounded-md px-3 hover:bg-soft">
                  {t('common:account.support')}
                </a>
              </li>
            </ul>
          </nav>
          <nav aria-label={t('landing:language')}>
            <LanguageLinks look="list" />
          </nav>
        </div>
      </div>
    </footer>
  );
}
