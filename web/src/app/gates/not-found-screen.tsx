import { useTranslation } from 'react-i18next';
import { LostPath } from '#ui/illustrations/lost-path.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PublicFrame } from '../frame/public-frame.tsx';

export function NotFoundScreen() {
  const { t } = useTranslation('common');
  return (
    <PublicFrame>
      <div className="mx-auto grid max-w-md grid-cols-1 justify-items-center gap-4 text-center">
        <title>{t('pageTitle', { title: t('notFound.title') })}</title>
        <LostPath className="w-56 max-w-[70vw]" />
        <h1 className="font-display text-3xl wrap-anywhere">{t('notFound.title')}</h1>
        <p className="text-muted">{t('notFound.text')}</p>
        <ButtonLink to="/" className="mt-4">
          {t('notFound.home')}
        </ButtonLink>
      </div>
    </PublicFrame>
  );
}
