import { useTranslation } from 'react-i18next';
import { LostPath } from '#ui/illustrations/lost-path.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { Wordmark } from '#ui/wordmark.tsx';

export function NotFoundScreen() {
  const { t } = useTranslation('common');
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center justify-items-center gap-4 p-6 text-center">
      <title>{t('pageTitle', { title: t('notFound.title') })}</title>
      <Wordmark name={t('appName')} className="mb-2" />
      <LostPath className="w-56" />
      <h1 className="font-display text-3xl">{t('notFound.title')}</h1>
      <p className="text-muted">{t('notFound.text')}</p>
      <ButtonLink to="/" className="mt-4">
        {t('notFound.home')}
      </ButtonLink>
    </main>
  );
}
