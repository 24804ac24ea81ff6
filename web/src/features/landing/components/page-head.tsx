import { originPlaceholder } from '@alento/domain/common/site.ts';
import { languageCodes, defaultLanguage } from '@alento/domain/language/languages.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#lib/i18n.ts';
import { StructuredData } from './structured-data.tsx';

const origin = import.meta.env.SSR ? originPlaceholder : window.location.origin;

/** What search engines and whoever shares the page read of it. */
export function PageHead() {
  const { t } = useTranslation('landing');
  const language = currentLanguage();
  const page = `${origin}/${language}`;
  const title = t('title');
  const description = t('description');
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={page} />
      {languageCodes.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={`${origin}/${each}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={`${origin}/${defaultLanguage}`} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={page} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={describeLanguage(language).locale.replace('-', '_')} />
      <meta property="og:image" content={`${origin}/share/${language}.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`${t('hero.breathe')} ${t('hero.tell')}`} />
      <meta name="twitter:card" content="summary_large_image" />
      <StructuredData page={page} origin={origin} />
    </>
  );
}
