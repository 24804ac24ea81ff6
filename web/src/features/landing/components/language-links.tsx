import { languageCodes } from '@alento/domain/language/languages.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#lib/i18n.ts';
import { LanguageIcon } from '#ui/icons.tsx';

/** The page in every language, each by its own name and at its own address: plain links, so that they always work. */
export function LanguageLinks({ look }: { look: 'menu' | 'list' }) {
  const { t } = useTranslation('landing');
  const current = currentLanguage();
  const links = languageCodes.map((language) => (
    <li key={language}>
      <a
        href={`/${language}`}
        hrefLang={language}
        lang={language}
        data-language={language}
        aria-current={language === current ? 'page' : undefined}
        className="flex min-h-11 items-center rounded-md px-3 hover:bg-soft aria-[current]:font-semibold"
      >
        {describeLanguage(language).endonym}
      </a>
    </li>
  ));
  if (look === 'list') return <ul className="-mx-3 flex flex-wrap">{links}</ul>;
  return (
    <details className="group relative" name="landing-menu">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-full px-3 text-sm font-semibold hover:bg-soft [&::-webkit-details-marker]:hidden">
        <LanguageIcon className="size-5" />
        <span className="sr-only">{t('language')}</span>
        <span className="max-sm:sr-only">{describeLanguage(current).endonym}</span>
      </summary>
      <ul className="absolute end-0 z-20 mt-2 grid max-h-[70svh] min-w-48 overflow-y-auto overscroll-contain rounded-lg border border-line bg-raised p-2 shadow-lifted">
        {links}
      </ul>
    </details>
  );
}
