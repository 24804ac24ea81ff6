import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#lib/i18n.ts';
import { questions } from '../list-questions.ts';

/** The page for machines, in the vocabulary of schema.org. */
export function StructuredData({ page, origin }: { page: string; origin: string }) {
  const { t } = useTranslation(['landing', 'common']);
  const name = t('common:appName');
  const inLanguage = currentLanguage();
  const graph = [
    { '@type': 'WebSite', name, url: origin, inLanguage },
    {
      '@type': 'SoftwareApplication',
      name,
      url: page,
      inLanguage,
      description: t('landing:description'),
      applicationCategory: 'LifestyleApplication',
      operatingSystem: 'Web, Android, iOS',
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    },
    {
      '@type': 'FAQPage',
      inLanguage,
      mainEntity: questions.map((question) => ({
        '@type': 'Question',
        name: t(`landing:questions.${question}.title`),
        acceptedAnswer: { '@type': 'Answer', text: t(`landing:questions.${question}.text`) },
      })),
    },
  ];
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    String.raw`\u003c`,
  );
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
